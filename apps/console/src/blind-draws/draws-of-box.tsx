import { orderNumber } from '@xiongmao/api/mall/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { Section } from '../page/panel.tsx';
import { columnsOf } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'blind-draws'>>();

/** Who drew what from a box, the latest first. */
export function DrawsOfBox({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const locale = useLocale();
  const rows = useRows('blind-draws', {
    sort: { field: 'number', order: 'desc' },
    only: [{ field: 'editionId', operator: 'eq', value: id }],
  });
  const columns = useMemo(
    () => [
      column.accessor('number', {
        header: t('blindDraws.number'),
        meta: { sortable: true, onPhone: 'aside', className: 'tabular' },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('names', {
        header: t('blindBoxes.prize'),
        meta: { onPhone: 'head' },
        cell: ({ getValue }) => <span className="font-semibold">{nameIn(getValue(), locale)}</span>,
      }),
      column.accessor('username', {
        header: t('blindDraws.by'),
        cell: ({ row: { original } }) => <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('id', {
        header: t('blindDraws.order'),
        cell: ({ getValue }) => (
          <Link to={`/goods-orders/${getValue()}`} className="tabular hover:text-accent">
            {orderNumber(getValue())}
          </Link>
        ),
      }),
      column.accessor('at', {
        header: t('blindDraws.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, count, moment, locale],
  );
  return (
    <Section title={t('blindDraws.title')} hint={t('blindDraws.hint')}>
      <DataTable
        label={t('blindDraws.title')}
        columns={columns}
        rows={rows}
        empty={t('blindDraws.empty')}
      />
    </Section>
  );
}
