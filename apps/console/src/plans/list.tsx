import { planResults, planStates } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { useQueue } from '../table/use-queue.ts';
import { usePlanColumns } from './use-plan-columns.tsx';

/** Plans: those that await review first, the longest waiting first. */
export function PlanList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useQueue('plans', { field: 'id', order: 'asc' });
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('plans.title')} hint={t('plans.hint')} />
      <Filters onClear={isFiltered ? clearFilters : undefined}>
        <SearchFilter
          label={t('plans.search')}
          value={filterValue('q')}
          onChange={(value) => filterBy('q', value)}
        />
        <ChoiceFilter
          label={t('plans.state')}
          options={planStates.map((value) => ({ value, label: t(`experts:state.${value}`) }))}
          value={filterValue('state')}
          onChange={(value) => filterBy('state', value)}
        />
        <ChoiceFilter
          label={t('plans.result')}
          options={planResults.map((value) => ({ value, label: t(`experts:result.${value}`) }))}
          value={filterValue('result')}
          onChange={(value) => filterBy('result', value)}
        />
      </Filters>
      <DataTable
        label={t('plans.title')}
        columns={usePlanColumns()}
        rows={rows}
        empty={t('plans.empty')}
        emptyHint={t('plans.emptyHint')}
      />
    </div>
  );
}
