import { planResults, planStates } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { usePlanColumns } from './use-plan-columns.tsx';

/** Plans: those that await review first, and of them the match that kicks off first. */
export function PlanList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useQueue('plans', { field: 'startsAt', order: 'asc' });
  return (
    <ListScreen
      title={t('plans.title')}
      hint={t('plans.hint')}
      filters={
        <>
          <SearchFilter label={t('plans.search')} field="q" />
          <ChoiceFilter
            label={t('plans.state')}
            options={planStates.map((value) => ({ value, label: t(`experts:state.${value}`) }))}
            field="state"
          />
          <ChoiceFilter
            label={t('plans.result')}
            options={planResults.map((value) => ({ value, label: t(`experts:result.${value}`) }))}
            field="result"
          />
        </>
      }
      columns={usePlanColumns()}
      rows={rows}
      empty={t('plans.empty')}
      emptyHint={t('plans.emptyHint')}
    />
  );
}
