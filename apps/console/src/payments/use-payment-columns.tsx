import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'payments'>>();
const tones = { open: 'due', paid: 'good', closed: 'quiet' } as const;

export function usePaymentColumns() {
  const { t } = useTranslation('console');
  const { count, cny, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('orderNo', {
        header: t('payments.order'),
        cell: ({ row: { original } }) => (
          <span className="flex min-w-36 flex-col font-mono text-xs break-all">
            {original.orderNo}
            <span className="text-muted">{original.tradeNo}</span>
          </span>
        ),
      }),
      column.accessor('username', {
        header: t('users.username'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="font-semibold">
            <UserLink id={original.userId} name={original.username} />
          </span>
        ),
      }),
      column.accessor('method', {
        header: t('payments.method'),
        cell: ({ getValue }) => t(`payMethod.${getValue()}`),
      }),
      column.accessor('fen', {
        header: t('payments.money'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => cny(getValue()),
      }),
      column.accessor('gold', {
        header: t('gold.amount'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('createdAt', {
        header: t('payments.createdAt'),
        meta: { wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('paidAt', {
        header: t('payments.paidAt'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const paid = getValue();
          return paid ? moment(paid) : '–';
        },
      }),
      column.accessor('state', {
        header: t('payments.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => (
          <StateLabel tone={tones[getValue()]}>{t(`paymentState.${getValue()}`)}</StateLabel>
        ),
      }),
    ],
    [t, count, cny, moment],
  );
}
