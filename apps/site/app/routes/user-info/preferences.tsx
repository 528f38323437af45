import { useTranslation } from '@xiongmao/i18n/use-translation';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { pushQuery } from '#app/features/users/api/push/use-push.ts';
import { preferencesQuery } from '#app/features/users/api/user-queries.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { PreferencesPage } from '#app/features/users/components/preferences/preferences-page.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/preferences';

export const handle = { namespaces: ['odds', 'occasions', 'push', 'shared', 'spoilers'] };

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchQuery(preferencesQuery(api)),
    queries.prefetchQuery(pushQuery(api)),
  ]);
  return null;
}
export const clientLoader = () => null;

export default function Preferences() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.preferences')} />
      <AccountGate skeleton={<SkeletonRows count={8} className="h-12" />}>
        {() => <PreferencesPage />}
      </AccountGate>
    </>
  );
}
