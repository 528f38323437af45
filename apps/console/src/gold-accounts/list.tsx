import { ledgerKinds } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ProofAlarm } from '../ledger-proofs/proof-alarm.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useAccountColumns } from './use-account-columns.tsx';

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
