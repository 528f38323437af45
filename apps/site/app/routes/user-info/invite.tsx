import { useTranslation } from '@xiongmao/i18n/use-translation';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { invitationsQuery } from '#app/features/users/api/user-queries.ts';
import { InvitePage } from '#app/features/users/components/invite/invite-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/invite';

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchInfiniteQuery(invitationsQuery(api)),
  ]);
  return null;
}
export const clientLoader = () => null;

export default function Invite() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.invite')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-12" />}>
        {() => <InvitePage />}
      </AccountGate>
    </>
  );
}
