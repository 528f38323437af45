import { payMethods, paymentStates } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'payments'>>();
const tones = { open: 'due', paid: 'good', closed: 'quiet' } as const;

/** Recharges, as they stand between the gateway and the ledger. */
export function PaymentList() {
  const { t } = useTranslation('console');
  const rows = useRows('payments', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('payments.title')}
      hint={t('payments.hint')}
      filters={
        <>
          <SearchFilter label={t('payments.search')} field="q" />
          <ChoiceFilter
            label={t('payments.state')}
            options={paymentStates.map((value) => ({ value, label: t(`paymentState.${value}`) }))}
            field="state"
          />
          <ChoiceFilter
            label={t('payments.method')}
            options={payMethods.map((value) => ({ value, label: t(`payMethod.${value}`) }))}
            field="method"
          />
        </>
      }
      columns={usePaymentColumns()}
      rows={rows}
      empty={t('payments.empty')}
    />
  );
}

function usePaymentColumns() {
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
