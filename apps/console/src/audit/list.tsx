import { useTranslation } from '@xiongmao/i18n/use-translation';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { auditActions } from './actions.ts';
import { Difference } from './difference.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

/** Who changed what in the back offices. */
export function AuditList() {
  const { t } = useTranslation('console');
  const rows = useRows('audit-entries', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('audit.title')}
      hint={t('audit.hint')}
      filters={<AuditFilters />}
      columns={useAuditColumns()}
      rows={rows}
      empty={t('audit.empty')}
      detail={(entry) => <Difference {...entry} />}
    />
  );
}

function AuditFilters() {
  const { t } = useTranslation('console');
  return (
    <>
      <SearchFilter label={t('audit.searchTarget')} field="target" />
      <NumberFilter label={t('audit.searchBy')} field="userId" />
      <ChoiceFilter
        label={t('audit.action')}
        options={auditActions.map((value) => ({ value, label: t(`auditAction.${value}`) }))}
        field="action"
      />
      <DayFilter label={t('audit.at')} field="at" />
    </>
  );
}
