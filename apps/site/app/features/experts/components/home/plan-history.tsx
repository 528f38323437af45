import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { planResults, playTypes, recordWindows } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { Select } from '#app/shared/form/select.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { plansQuery } from '../../api/expert-queries.ts';
import { historyOf, readHistoryFilter } from '../../api/history-filter.ts';
import { PlanList } from '../plans/plan-list.tsx';

/** An expert's settled plans, newest first: by result, by play type, or the newest so many. */
export function PlanHistory({ userId }: { userId: number }) {
  const { t } = useTranslation('experts');
  const [search, change] = useAddress();
  const filter = readHistoryFilter(search);
  const { result, playType, last } = filter;
  const query = useInfiniteQuery({
    ...plansQuery(useApi(), historyOf(userId, filter)),
    placeholderData: keepPreviousData,
  });
  const choose = (name: string) => (value: string) => change({ [name]: value || null });
  return (
    <Panel title={t('plans.history')}>
      <fieldset className="flex min-w-0 flex-wrap gap-2 px-4 pb-2">
        <legend className="sr-only">{t('filter.label')}</legend>
        <Select
          label={t('filter.result')}
          value={result ?? ''}
          options={[
            { value: '', label: t('filter.allResults') },
            ...planResults.map((value) => ({ value, label: t(`result.${value}`) })),
          ]}
          onChange={choose('result')}
        />
        <Select
          label={t('playTypes.playType')}
          value={playType ?? ''}
          options={[
            { value: '', label: t('filter.allPlayTypes') },
            ...playTypes.map((value) => ({
              value,
              label: t(`playType.${value}`, { context: 'any' }),
            })),
          ]}
          onChange={choose('playType')}
        />
        <Select
          label={t('filter.last')}
          value={last === null ? '' : String(last)}
          options={[
            { value: '', label: t('filter.allPlans') },
            ...recordWindows.map((n) => ({ value: String(n), label: t('windows.last', { n }) })),
          ]}
          onChange={choose('last')}
        />
      </fieldset>
      <PlanList
        query={query}
        among="expert"
        empty={
          <EmptyState text={t(result || playType ? 'plans.emptyFiltered' : 'plans.noHistory')} />
        }
      />
    </Panel>
  );
}
