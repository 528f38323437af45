import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useUid } from '@xiongmao/auth/account';
import { useMemo } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { blocksQuery, chatterQuery } from './chat-queries.ts';

/** The people whom one blocks; nobody for a guest. */
export function useBlocked(): ReadonlySet<number> {
  const enabled = useUid() !== null;
  const { data } = useInfiniteQuery({ ...blocksQuery(useApi()), enabled });
  const ids = enabled ? data?.pages.at(-1)?.ids : undefined;
  return useMemo(() => new Set(ids), [ids]);
}

/** Asks again whom one blocks, as when another tab has changed it. */
export function useRefreshBlocks(): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = blocksQuery(useApi());
  return () => queries.invalidateQueries({ queryKey });
}

interface Wish {
  userId: number;
  blocked: boolean;
}

/** Blocks a person, or no longer does: what they say is gone, or back, at once. */
export function useBlock() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = blocksQuery(api);
  return useAction({
    mutationFn: (body: Wish) =>
      api('POST /user/block', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_, { userId, blocked }) {
      queries.setQueryData(
        queryKey,
        (held) =>
          held && {
            ...held,
            pages: held.pages.map((page) => ({
              ...page,
              ids: [...page.ids.filter((id) => id !== userId), ...(blocked ? [userId] : [])],
              items: page.items.filter(({ id }) => blocked || id !== userId),
            })),
          },
      );
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: [chatterQuery(api, 'match-1', 0).queryKey[0]] });
    },
  });
}
