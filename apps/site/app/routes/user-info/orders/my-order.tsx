import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ordersQuery } from '#app/features/experts/api/expert-queries.ts';
import { readOrderState } from '#app/features/experts/api/order-state.ts';
import { OrdersPage } from '#app/features/experts/components/orders/orders-page.tsx';
import { prefetchOwn } from '#app/features/users/api/prefetch-own.ts';
import { PageTitle } from '#app/features/users/components/page-title.tsx';
import { AccountGate } from '#app/shared/account/account-gate.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import type { Route } from './+types/my-order';

export const handle = { namespaces: ['experts'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readOrderState(new URL(request.url).searchParams);
  await prefetchOwn(context, (queries, api) => [
    queries.prefetchInfiniteQuery(ordersQuery(api, state)),
  ]);
  return null;
}
export const clientLoader = () => null;

export default function MyOrder() {
  const { t } = useTranslation('experts');
  return (
    <>
      <PageTitle title={t('orders.title')} />
      <AccountGate skeleton={<SkeletonRows count={4} className="h-24" />}>
        {() => <OrdersPage />}
      </AccountGate>
    </>
  );
}
