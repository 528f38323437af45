import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { type Rows, useRows } from '../table/use-rows.ts';
import { auditActions } from './actions.ts';
import { Difference } from './difference.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

/** Who changed what in the back offices. */
export function AuditList() {
  const { t } = useTranslation('console');
  const rows = useRows('audit-entries', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('audit.title')} hint={t('audit.hint')} />
      <AuditFilters rows={rows} />
      <DataTable
        label={t('audit.title')}
        columns={useAuditColumns()}
        rows={rows}
        empty={t('audit.empty')}
        detail={(entry) => <Difference {...entry} />}
      />
    </div>
  );
}

function AuditFilters({ rows }: { rows: Rows<Row<'audit-entries'>> }) {
  const { t } = useTranslation('console');
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <Filters onClear={isFiltered ? clearFilters : undefined}>
      <SearchFilter
        label={t('audit.searchTarget')}
        value={filterValue('target')}
        onChange={(value) => filterBy('target', value)}
      />
      <SearchFilter
        label={t('audit.searchBy')}
        value={filterValue('userId')}
        onChange={(value) => filterBy('userId', value.replace(/\D/g, ''))}
      />
      <ChoiceFilter
        label={t('audit.action')}
        options={auditActions.map((value) => ({ value, label: t(`auditAction.${value}`) }))}
        value={filterValue('action')}
        onChange={(value) => filterBy('action', value)}
      />
      <DayFilter label={t('audit.at')} field="at" rows={rows} />
    </Filters>
  );
}
