import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';
import { SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { TakedownState, TakedownStateFilter } from './takedown-state.tsx';

const column = columnsOf<Row<'takedowns'>>();

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

function useTakedownColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const queueColumns = useQueueColumns<Row<'takedowns'>>(TakedownState);
  return useMemo(
    () => [
      column.accessor('work', {
        header: t('takedowns.work'),
        meta: { onPhone: 'head', className: 'min-w-64' },
        cell: ({ row: { original } }) => (
          <Link to={`/takedowns/${original.id}`} className="line-clamp-2 hover:text-accent">
            {original.work}
          </Link>
        ),
      }),
      column.accessor('name', {
        header: t('takedowns.claimant'),
        meta: { className: 'min-w-32' },
        cell: ({ row: { original } }) => original.organisation || original.name,
      }),
      column.accessor('targets', {
        header: t('takedowns.targets'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue().length),
      }),
      ...queueColumns,
    ],
    [t, count, queueColumns],
  );
}
