import { useTranslation } from '@xiongmao/i18n/use-translation';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { linksQuery, sessionsQuery } from '#app/features/users/api/user-queries.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { SecurityPage } from '#app/features/users/components/security/security-page.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/setting';

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchQuery(sessionsQuery(api)),
    queries.prefetchQuery(linksQuery(api)),
  ]);
  return null;
}
export const clientLoader = () => null;

export default function Setting() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.setting')} />
      <AccountGate skeleton={<SkeletonRows count={8} className="h-12" />}>
        {(account) => <SecurityPage account={account} />}
      </AccountGate>
    </>
  );
}
