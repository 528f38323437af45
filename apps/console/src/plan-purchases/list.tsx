import { useTranslation } from '@xiongmao/i18n/use-translation';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
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
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('purchases.title')} hint={t('purchases.hint')} />
      <Filters onClear={isFiltered ? clearFilters : undefined}>
        <SearchFilter
          label={t('purchases.search')}
          value={filterValue('q')}
          onChange={(value) => filterBy('q', value)}
        />
        <NumberFilter
          label={t('purchases.userId')}
          value={filterValue('userId')}
          onChange={(value) => filterBy('userId', value)}
        />
        <ChoiceFilter
          label={t('plans.state')}
          options={states.map((value) => ({ value, label: t(`experts:purchase.${value}`) }))}
          value={filterValue('state')}
          onChange={(value) => filterBy('state', value)}
        />
      </Filters>
      <DataTable
        label={t('purchases.title')}
        columns={usePurchaseColumns()}
        rows={rows}
        empty={t('purchases.empty')}
      />
    </div>
  );
}
