import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';
import { TakedownStateFilter } from './takedown-state.tsx';
import { useTakedownColumns } from './use-takedown-columns.tsx';

/** What rights-holders ask for: what waits first, the oldest first. */
export function TakedownList() {
  const { t } = useTranslation('console');
  const rows = useQueue('takedowns', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('takedowns.title')}
      hint={t('takedowns.hint')}
      filters={
        <>
          <SearchFilter label={t('takedowns.search')} field="q" />
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <TakedownStateFilter />
        </>
      }
      columns={useTakedownColumns()}
      rows={rows}
      empty={t('takedowns.empty')}
      emptyHint={t('takedowns.emptyHint')}
    />
  );
}
