import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { PlanCard as Plan } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { Loaded } from '#app/features/users/components/loaded.tsx';
import { MoreButton } from '#app/features/users/components/more-button.tsx';
import { PlanCard, PlanCardSkeleton } from './plan-card.tsx';

interface PlanListProps {
  query: UseInfiniteQueryResult<{ pages: { items: Plan[] }[] }>;
  among?: 'expert' | 'match' | null;
  /** What stands there when there is none. */
  empty: ReactNode;
}

/** Plans of a call, page after page. */
export function PlanList({ query, among = null, empty }: PlanListProps) {
  return (
    <Loaded query={query} skeleton={<PlansSkeleton among={among} />}>
      {({ pages }) => {
        const plans = pages.flatMap(({ items }) => items);
        if (plans.length === 0) return empty;
        return (
          <>
            <ul
              aria-busy={query.isPlaceholderData}
              className="divide-y divide-line aria-busy:opacity-60"
            >
              {plans.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} among={among} />
                </li>
              ))}
            </ul>
            <MoreButton query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

export function PlansSkeleton({ among = null }: Pick<PlanListProps, 'among'>) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className="divide-y divide-line">
      {rows.map((row) => (
        <PlanCardSkeleton key={row} among={among} />
      ))}
    </div>
  );
}
