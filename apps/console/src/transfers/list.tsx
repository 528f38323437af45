import { transferKinds } from '@xiongmao/api/wallet/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { useRows } from '../table/use-rows.ts';
import { useTransferColumns } from './use-transfer-columns.tsx';

/** Every movement of gold. */
export function TransferList() {
  const { t } = useTranslation('console');
  const rows = useRows('transfers', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('gold.transfers')} hint={t('gold.transfersHint')} />
      <Filters onClear={isFiltered ? clearFilters : undefined}>
        <SearchFilter
          label={t('gold.searchReference')}
          value={filterValue('reference')}
          onChange={(value) => filterBy('reference', value)}
        />
        <ChoiceFilter
          label={t('gold.kind')}
          options={transferKinds.map((value) => ({ value, label: t(`transferKind.${value}`) }))}
          value={filterValue('kind')}
          onChange={(value) => filterBy('kind', value)}
        />
        <DayFilter label={t('gold.at')} field="at" rows={rows} />
      </Filters>
      <DataTable
        label={t('gold.transfers')}
        columns={useTransferColumns()}
        rows={rows}
        empty={t('gold.noTransfers')}
      />
    </div>
  );
}
