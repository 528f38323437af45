import { ledgerKinds } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { ProofAlarm } from '../ledger-proofs/proof-alarm.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'gold-accounts'>>();

/** What holds gold: people's wallets, experts' earnings, and the product's own. */
export function GoldAccountList() {
  const { t } = useTranslation('console');
  const rows = useRows('gold-accounts', {
    sort: { field: 'balance', order: 'desc' },
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('gold.accounts')}
      hint={t('gold.accountsHint')}
      notice={<ProofAlarm />}
      filters={
        <>
          <SearchFilter label={t('gold.searchUser')} field="q" />
          <ChoiceFilter
            label={t('gold.account')}
            options={ledgerKinds.map((value) => ({ value, label: t(`ledgerKind.${value}`) }))}
            field="kind"
          />
        </>
      }
      columns={useAccountColumns()}
      rows={rows}
      empty={t('gold.noAccounts')}
    />
  );
}

function useAccountColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('gold.account'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/gold-accounts/${original.id}`}
            className="flex min-h-6 flex-col hover:text-accent"
          >
            <span className="font-semibold">
              {original.username ?? t(`ledgerKind.${original.kind}`)}
            </span>
            {original.username && (
              <span className="text-xs text-muted">{t(`ledgerKind.${original.kind}`)}</span>
            )}
          </Link>
        ),
      }),
      column.accessor('balance', {
        header: t('gold.balance'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('held', {
        header: t('gold.held'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('entries', {
        header: t('gold.entries'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
    ],
    [t, count],
  );
}
