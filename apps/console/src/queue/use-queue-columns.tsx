import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ComponentType, useMemo } from 'react';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';

interface Queued {
  at: string;
  state: string;
}

/** What the lists of all queues tell: when it came, and where it stands. `State` is a component of a module. */
export function useQueueColumns<Row extends Queued>(State: ComponentType<Pick<Row, 'state'>>) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo(() => {
    const column = columnsOf<Row>();
    return [
      column.display({
        id: 'at',
        header: t('feedback.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ row }) => moment(row.original.at),
      }),
      column.display({
        id: 'state',
        header: t('feedback.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row }) => <State state={row.original.state} />,
      }),
    ];
  }, [t, moment, State]);
}
