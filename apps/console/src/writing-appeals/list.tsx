import { useTranslation } from '@xiongmao/i18n/use-translation';
import { AppealStateFilter } from '../queue/appeal-state.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';
import { useAppealColumns } from './use-appeal-columns.tsx';

/** Appeals against removals: what is open first, the oldest first. */
export function AppealList() {
  const { t } = useTranslation('console');
  const rows = useQueue('writing-appeals', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('writingAppeals.title')}
      hint={t('appeals.hint')}
      filters={
        <>
          <AppealStateFilter />
          <NumberFilter label={t('purchases.userId')} field="userId" />
        </>
      }
      columns={useAppealColumns()}
      rows={rows}
      empty={t('appeals.empty')}
    />
  );
}
