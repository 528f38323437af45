import { payMethods, paymentStates } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

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
          <NumberFilter label={t('purchases.userId')} field="userId" />
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
