import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { AccountName } from '../gold-accounts/account-name.tsx';
import { SignedGold } from '../page/signed-gold.tsx';
import { columnsOf } from '../table/columns.ts';
import { Reference } from './reference.tsx';

const column = columnsOf<Row<'transfers'>>();

/** Of the whole ledger, or as one account has them: then what went from it is negative. */
export function useTransferColumns({ accountId }: { accountId?: number } = {}) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('kind', {
        header: t('gold.kind'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            <span className="font-semibold whitespace-nowrap">
              {t(`transferKind.${original.kind as TransferKind}`, { defaultValue: original.kind })}
            </span>
            <span className="tabular text-xs text-muted">
              #{original.id}
              {original.reversesId !== null &&
                ` · ${t('gold.reverses', { id: original.reversesId })}`}
            </span>
          </span>
        ),
      }),
      column.accessor('amount', {
        header: t('gold.amount'),
        meta: { sortable: true, numeric: true, onPhone: 'aside' },
        cell: ({ row: { original } }) =>
          accountId === undefined ? (
            <span className="tabular font-semibold">{count(original.amount)}</span>
          ) : (
            <SignedGold
              amount={original.creditId === accountId ? original.amount : -original.amount}
            />
          ),
      }),
      column.accessor('debit', {
        header: t('gold.from'),
        cell: ({ row: { original } }) => (
          <Link to={`/gold-accounts/${original.debitId}`} className="hover:text-accent">
            <AccountName text={original.debit} />
          </Link>
        ),
      }),
      column.accessor('credit', {
        header: t('gold.to'),
        cell: ({ row: { original } }) => (
          <Link to={`/gold-accounts/${original.creditId}`} className="hover:text-accent">
            <AccountName text={original.credit} />
          </Link>
        ),
      }),
      column.accessor('reference', {
        header: t('gold.reference'),
        cell: ({ getValue }) => <Reference text={getValue()} />,
      }),
      column.accessor('at', {
        header: t('gold.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, count, moment, accountId],
  );
}
