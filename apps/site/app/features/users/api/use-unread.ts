import { useQueryClient } from '@tanstack/react-query';
import { unreadNotices } from '@xiongmao/api/users/events';
import { accountQuery, useRefreshAccount, useUid } from '@xiongmao/auth/account';
import { useApi } from '#app/platform/app-context.ts';
import { useLiveNews } from '#app/platform/live.ts';
import { noticesQuery } from './user-queries.ts';

/** Keeps the number of unread notices current, and their list where it is shown. */
export function useUnread(): void {
  const uid = useUid();
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useRefreshAccount();
  const askForList = () => queries.invalidateQueries({ queryKey: noticesQuery(api).queryKey });

  useLiveNews(unreadNotices, {
    onNews({ unread }) {
      if (uid === null) return;
      queries.setQueryData(accountQuery(api, uid).queryKey, (held) =>
        held?.own ? { ...held, own: { ...held.own, unreadNotices: unread } } : held,
      );
      void askForList();
    },
    onReturn() {
      void refresh();
      void askForList();
    },
  });
}
