import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';
import { TakedownState } from './takedown-state.tsx';

const column = columnsOf<Row<'takedowns'>>();

export function useTakedownColumns() {
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
