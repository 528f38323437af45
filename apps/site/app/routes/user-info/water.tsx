import { useTranslation } from '@xiongmao/i18n/use-translation';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { entriesQuery, paymentQuery } from '#app/features/wallet/api/wallet-queries.ts';
import { WaterPage } from '#app/features/wallet/components/water-page.tsx';
import { readPayment } from '#app/features/wallet/read-payment.ts';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { goldQuery } from '#app/shared/account/use-gold.ts';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/water';

export const handle = { namespaces: ['wallet', 'transfers'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const payment = readPayment(new URL(request.url).searchParams);
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchQuery(goldQuery(api)),
    queries.prefetchInfiniteQuery(entriesQuery(api, null)),
    ...(payment === null ? [] : [queries.prefetchQuery(paymentQuery(api, payment))]),
  ]);
  return null;
}
export const clientLoader = () => null;

export default function Water() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageTitle title={t('menu.water')} />
      <AccountGate skeleton={<SkeletonRows count={6} className="h-12" />}>
        {() => <WaterPage />}
      </AccountGate>
    </>
  );
}
