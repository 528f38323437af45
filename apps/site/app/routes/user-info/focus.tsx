import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FavouriteMatches } from '#app/features/matches/components/board/favourite-matches.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { followListQuery } from '#app/features/users/api/user-queries.ts';
import { FocusPage } from '#app/features/users/components/focus/focus-page.tsx';
import { readFocusTab } from '#app/features/users/components/focus/focus-tabs.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { FilledSlots } from '#app/shared/slots.tsx';
import { Bell } from '#app/slots/bell/bell.tsx';
import type { Route } from './+types/focus';

const slots = { Bell };

export const handle = { namespaces: ['games', 'matches'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(appContext);
  const kind = readFocusTab(new URL(request.url).searchParams);
  await prefetchOwn(context, (queries, api) => {
    if (kind === 'match' || viewer.uid === null) return [];
    const list = { userId: viewer.uid, type: 'follow', kind } as const;
    return [queries.prefetchInfiniteQuery(followListQuery(api, list))];
  });
  return null;
}
export const clientLoader = () => null;

export default function Focus() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.focus')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-12" />}>
        {(account) => (
          <FilledSlots value={slots}>
            <FocusPage account={account} matches={<FavouriteMatches />} />
          </FilledSlots>
        )}
      </AccountGate>
    </>
  );
}
