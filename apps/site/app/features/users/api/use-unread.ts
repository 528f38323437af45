import { useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '@xiongmao/auth/account';
import { useApi } from '#app/platform/app-context.ts';
import { useLiveNotices } from '#app/platform/live.ts';
import { noticesQuery } from './user-queries.ts';

/** Keeps the number of unread notices current, and their list where it is shown. */
export function useUnread(uid: number): void {
  const api = useApi();
  const queries = useQueryClient();
  useLiveNotices(({ unread }) => {
    queries.setQueryData(accountQuery(api, uid).queryKey, (held) =>
      held?.own ? { ...held, own: { ...held.own, unreadNotices: unread } } : held,
    );
    void queries.invalidateQueries({ queryKey: noticesQuery(api).queryKey });
  });
}
