import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { plansQuery } from '../../api/expert-queries.ts';
import { asked, isFiltered, readPlanFilter } from '../../api/plan-filter.ts';
import { PlanFilters } from './plan-filters.tsx';
import { PlanList } from './plan-list.tsx';

/** All plans that can be had now, as the address filters them. */
export function PlansOnSale() {
  const { t } = useTranslation('experts');
  const filter = readPlanFilter(useSearchParams()[0]);
  const query = useInfiniteQuery({
    ...plansQuery(useApi(), asked(filter)),
    placeholderData: keepPreviousData,
  });
  const filtered = isFiltered(filter);
  return (
    <section aria-labelledby="plans-on-sale" className="flex min-w-0 flex-col">
      <h2 id="plans-on-sale" className="px-4 py-2 text-sm font-semibold md:px-0">
        {t('plans.onSale')}
      </h2>
      <PlanFilters filter={filter} />
      <div className="overflow-hidden bg-surface md:rounded-lg">
        <PlanList
          query={query}
          empty={
            <EmptyState
              text={t(filtered ? 'plans.emptyFiltered' : 'plans.empty')}
              {...(!filtered && { hint: t('plans.emptyHint') })}
            />
          }
        />
      </div>
    </section>
  );
}
