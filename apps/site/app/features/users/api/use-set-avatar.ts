import { useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { keepAccount } from '@xiongmao/auth/account';
import { useApi } from '#app/platform/app-context.ts';

/** Sets one's picture, base64 of an image; null takes it away. Rejects as the call does. */
export function useSetAvatar(): (image: string | null) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async (image) => {
    const once = { idempotencyKey: idempotencyKey() };
    const { user } = await api('POST /user/avatar', { body: { image } }, once);
    keepAccount(queries, api, user);
  };
}
