import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CallResult } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useRefreshAccount } from '@xiongmao/auth/account';
import { useApi } from '#app/platform/app-context.ts';
import { useAction } from '#app/shared/form/use-action.ts';
import { noticesQuery } from './user-queries.ts';

type Notices = InfiniteData<CallResult<Contract['GET /user/notices']>, unknown>;

/** The list after some notices, or all, were read. */
export function markRead(held: Notices, ids: readonly number[] | null, unread: number): Notices {
  const pages = held.pages.map((page) => ({
    ...page,
    unread,
    items: page.items.map((notice) =>
      ids === null || ids.includes(notice.id) ? { ...notice, read: true } : notice,
    ),
  }));
  return { ...held, pages };
}

/** Messages to me, and what marks some of them (or, by null, all) as read. */
export function useNotices() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useRefreshAccount();
  const options = noticesQuery(api);
  const query = useInfiniteQuery(options);

  const reading = useAction({
    mutationFn(ids: number[] | null) {
      const once = { idempotencyKey: idempotencyKey() };
      return api('POST /user/notices/read', { body: ids ? { ids } : {} }, once);
    },
    onSuccess({ unread }, ids) {
      queries.setQueryData(options.queryKey, (held) => held && markRead(held, ids, unread));
      return refresh();
    },
  });
  return { query, reading };
}
