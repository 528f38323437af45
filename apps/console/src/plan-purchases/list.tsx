import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { usePurchaseColumns } from './use-purchase-columns.tsx';

const states = ['held', 'captured', 'released'] as const;

/** Who bought which plan, and what became of the gold. */
export function PurchaseList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useRows('plan-purchases', {
    sort: { field: 'id', order: 'desc' },
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('purchases.title')}
      hint={t('purchases.hint')}
      filters={
        <>
          <SearchFilter label={t('purchases.search')} field="q" />
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <ChoiceFilter
            label={t('plans.state')}
            options={states.map((value) => ({ value, label: t(`experts:purchase.${value}`) }))}
            field="state"
          />
        </>
      }
      columns={usePurchaseColumns()}
      rows={rows}
      empty={t('purchases.empty')}
    />
  );
}
