import { transferKinds } from '@xiongmao/api/transfer-kinds';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useTransferColumns } from './use-transfer-columns.tsx';

/** Every movement of gold. */
export function TransferList() {
  const { t } = useTranslation('console');
  const rows = useRows('transfers', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('gold.transfers')}
      hint={t('gold.transfersHint')}
      filters={
        <>
          <SearchFilter label={t('gold.searchReference')} field="reference" />
          <ChoiceFilter
            label={t('gold.kind')}
            options={transferKinds.map((value) => ({ value, label: t(`transferKind.${value}`) }))}
            field="kind"
          />
          <DayFilter label={t('gold.at')} field="at" />
        </>
      }
      columns={useTransferColumns()}
      rows={rows}
      empty={t('gold.noTransfers')}
    />
  );
}
