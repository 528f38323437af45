import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { useAccountColumns } from '../gold-accounts/use-account-columns.tsx';
import { Section } from '../page/panel.tsx';
import { usePaymentColumns } from '../payments/use-payment-columns.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { ofUser } from './of-user.ts';
import { UserRows } from './rows/user-rows.tsx';

/** Somebody's accounts of the ledger, and the way to what moved there; what they recharged. */
export function UserGold({ user }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-4">
      <Section title={t('gold.accounts')}>
        <DataTable
          label={t('gold.accounts')}
          columns={useAccountColumns()}
          rows={useRows('gold-accounts', {
            ...ofUser(user.id),
            sort: { field: 'balance', order: 'desc' },
          })}
          empty={t('gold.noAccounts')}
        />
      </Section>
      <UserRows
        resource="payments"
        title={t('payments.title')}
        userId={user.id}
        useColumns={usePaymentColumns}
        empty={t('users.none.payments')}
      />
    </div>
  );
}
