import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Tabs } from '@xiongmao/ui/tabs';
import { expertsPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { ordersQuery } from '../../api/expert-queries.ts';
import { orderStates, readOrderState } from '../../api/order-state.ts';
import { OrderRow } from './order-row.tsx';

const tabs = ['all', ...orderStates] as const;

/** The plans that one bought, by what became of the gold. */
export function OrdersPage() {
  const { t } = useTranslation('experts');
  const [search, change] = useAddress();
  const state = readOrderState(search);
  return (
    <div className="bg-surface pt-1 md:rounded-lg">
      <Tabs
        label={t('orders.states')}
        tabs={tabs.map((value) => ({
          value,
          label: value === 'all' ? t('orders.all') : t(`purchase.${value}`),
        }))}
        value={state ?? 'all'}
        onChange={(next) => change({ state: next === 'all' ? null : next })}
      >
        <OrderList key={state ?? 'all'} state={state} />
      </Tabs>
    </div>
  );
}

function OrderList({ state }: { state: ReturnType<typeof readOrderState> }) {
  const { t } = useTranslation('experts');
  const query = useInfiniteQuery(ordersQuery(useApi(), state));
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={4} className="h-24" />}
      empty={
        state ? (
          <EmptyState text={t('orders.emptyState')} />
        ) : (
          <EmptyState text={t('orders.empty')} hint={t('orders.emptyHint')}>
            <Link
              to={expertsPath}
              className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
            >
              {t('orders.toExperts')}
            </Link>
          </EmptyState>
        )
      }
    >
      {(orders) => (
        <ul className="divide-y divide-line pb-2">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
