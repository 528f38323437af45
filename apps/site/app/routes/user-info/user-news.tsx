import { useTranslation } from '@xiongmao/i18n/use-translation';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { noticesQuery } from '#app/features/users/api/user-queries.ts';
import { NoticesPage } from '#app/features/users/components/notices/notices-page.tsx';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/user-news';

export const handle = { namespaces: ['notices'] };

export async function loader({ context }: Route.LoaderArgs) {
  await prefetchOwn(context, (queries, api) => [queries.prefetchInfiniteQuery(noticesQuery(api))]);
  return null;
}
export const clientLoader = () => null;

export default function UserNews() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.userNews')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-12" />}>
        {() => <NoticesPage />}
      </AccountGate>
    </>
  );
}
