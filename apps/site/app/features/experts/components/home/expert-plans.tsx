import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { useApi } from '#app/platform/app-context.ts';
import { type PlansAsked, plansQuery } from '../../api/expert-queries.ts';
import { PlanList } from '../plans/plan-list.tsx';

export const onSaleOf = (userId: number): PlansAsked => ({
  userId,
  status: 'onSale',
  order: 'start',
});

/** What an expert has on sale. */
export function ExpertPlans({ userId }: { userId: number }) {
  const { t } = useTranslation('experts');
  const query = useInfiniteQuery(plansQuery(useApi(), onSaleOf(userId)));
  return (
    <Panel title={t('plans.onSale')}>
      <PlanList
        query={query}
        among="expert"
        empty={<p className="px-4 pb-4 text-sm text-muted">{t('plans.noneOnSale')}</p>}
      />
    </Panel>
  );
}
