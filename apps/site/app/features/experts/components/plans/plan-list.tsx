import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { PlanCard as Plan } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { PlanCard, PlanCardSkeleton } from './plan-card.tsx';

interface PlanListProps {
  query: UseInfiniteQueryResult<{ pages: { items: Plan[] }[] }>;
  among?: 'expert' | 'match' | null;
  /** What stands there when there is none. */
  empty: ReactNode;
}

/** Two beside each other where there is room. */
const rows =
  'grid grid-cols-1 lg:grid-cols-2 *:border-line *:not-last:border-b lg:*:odd:border-e lg:*:nth-last-2:odd:border-b-0';

/** Plans of a call, page after page. */
export function PlanList({ query, among = null, empty }: PlanListProps) {
  return (
    <PagedList query={query} skeleton={<PlansSkeleton among={among} />} empty={empty}>
      {(plans) => (
        <ul aria-busy={query.isPlaceholderData} className={`${rows} aria-busy:opacity-60`}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} among={among} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function PlansSkeleton({ among = null }: Pick<PlanListProps, 'among'>) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className={rows}>
      {places.map((place) => (
        <PlanCardSkeleton key={place} among={among} />
      ))}
    </div>
  );
}
