import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { accountPath, mallPath } from '#app/paths.ts';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Chips } from '#app/shared/list/chips.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { redemptionsQuery } from '../../api/mall-queries.ts';
import { type RedemptionState, redemptionStates } from '../../api/redemption-state.ts';
import { RedemptionRow } from './redemption-row.tsx';

/** What one redeemed and won, by what became of it. */
export function RedemptionsPage({ state }: { state: RedemptionState | undefined }) {
  const { t } = useTranslation('mall');
  const here = accountPath('exchange');
  return (
    <div className="flex flex-col gap-2">
      <Chips
        label={t('redemptions.states')}
        chips={[
          { key: 'all', text: t('redemptions.all'), to: here, chosen: state === undefined },
          ...redemptionStates.map((value) => ({
            key: value,
            text: t(`redemptions.state.${value}`),
            to: `${here}?state=${value}`,
            chosen: value === state,
          })),
        ]}
      />
      <div className="bg-surface md:rounded-lg">
        <Redemptions key={state ?? 'all'} state={state} />
      </div>
    </div>
  );
}

function Redemptions({ state }: { state: RedemptionState | undefined }) {
  const { t } = useTranslation('mall');
  const { mall } = useConfig();
  const query = useInfiniteQuery(redemptionsQuery(useApi(), state));
  return (
    <PagedList
      query={query}
      skeleton={<SkeletonRows count={4} className="h-24" />}
      empty={
        state || !mall ? (
          <EmptyState text={t(state ? 'redemptions.emptyState' : 'redemptions.empty')} />
        ) : (
          <EmptyState text={t('redemptions.empty')} hint={t('redemptions.emptyHint')}>
            <Link
              to={mallPath}
              className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
            >
              {t('redemptions.toShop')}
            </Link>
          </EmptyState>
        )
      }
    >
      {(orders) => (
        <ul className="divide-y divide-line py-1">
          {orders.map((order) => (
            <RedemptionRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
