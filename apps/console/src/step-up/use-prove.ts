import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { withWork } from '@xiongmao/auth/codes/work';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { useServices } from '../services.ts';

/** The server's words for a call that failed, else the product's. */
export function useCallFailure() {
  const { t } = useTranslation();
  return (error: Error | null): string | undefined => {
    if (!error) return undefined;
    const text = error instanceof ApiError ? error.text : null;
    return text ?? t(error instanceof TypeError ? 'error.request' : 'error.system');
  };
}

/** Says a password or a code to the server; who has proven it is let on. */
export function useProve() {
  const { api, gate } = useServices();
  return useMutation({
    mutationFn: (body: { password: string } | { checkCode: string }) =>
      api('POST /login/prove', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess: () => gate.answer(true),
  });
}

/** Has a code sent to the account's own address; the browser may be checked before. */
export function useSendCode() {
  const { api } = useServices();
  const [isChecking, setChecking] = useState(false);
  const sending = useMutation({
    mutationFn: () =>
      withWork((body) => {
        const once = { idempotencyKey: idempotencyKey() };
        return api('POST /login/proofCode', { body }, once);
      }, setChecking),
  });
  return { sending, isChecking };
}
