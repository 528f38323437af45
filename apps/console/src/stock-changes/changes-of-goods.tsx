import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Section } from '../page/panel.tsx';
import { columnsOf } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'stock-changes'>>();

/** What came into stock and went out of it, by whom, and why. */
export function ChangesOfGoods({ goods: { id, kind } }: { goods: Row<'goods'> }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const rows = useRows('stock-changes', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'goodsId', operator: 'eq', value: id }],
    pageSize: 10,
  });
  const columns = useMemo(
    () => [
      column.accessor('count', {
        header: t('stockChanges.count'),
        meta: { onPhone: 'head', className: 'tabular font-semibold whitespace-nowrap' },
        cell: ({ getValue }) => (getValue() > 0 ? `+${count(getValue())}` : count(getValue())),
      }),
      column.accessor('reason', {
        header: t('decision.reason'),
        meta: { className: 'max-w-md break-words' },
        // Of what has cards, stock changes with them alone.
        cell: ({ getValue }) => (kind === 'virtual' ? t('stockChanges.cards') : getValue()),
      }),
      column.accessor('by', {
        header: t('stockChanges.by'),
        cell: ({ getValue }) => getValue() ?? '–',
      }),
      column.accessor('at', {
        header: t('stockChanges.at'),
        meta: { onPhone: 'aside', className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, count, moment, kind],
  );
  return (
    <Section title={t('stockChanges.title')}>
      <DataTable
        label={t('stockChanges.title')}
        columns={columns}
        rows={rows}
        empty={t('stockChanges.empty')}
      />
    </Section>
  );
}
