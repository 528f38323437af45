import { useTranslation } from '@xiongmao/i18n/use-translation';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters } from '../table/filters.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { OverrideLink } from './override-link.tsx';
import { SettlementDetail } from './settlement-detail.tsx';
import { useSettlementColumns } from './use-settlement-columns.tsx';

const causes = ['result', 'correction', 'override'] as const;

/** Every settlement of every plan, the corrected and the overridden among them. */
export function SettlementList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useRows('settlements', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('settlements.title')} hint={t('settlements.hint')}>
        <OverrideLink />
      </PageHead>
      <Filters onClear={isFiltered ? clearFilters : undefined}>
        <NumberFilter
          label={t('settlements.planId')}
          value={filterValue('planId')}
          onChange={(value) => filterBy('planId', value)}
        />
        <NumberFilter
          label={t('settlements.matchId')}
          value={filterValue('matchId')}
          onChange={(value) => filterBy('matchId', value)}
        />
        <ChoiceFilter
          label={t('settlements.cause')}
          options={causes.map((value) => ({ value, label: t(`experts:cause.${value}`) }))}
          value={filterValue('cause')}
          onChange={(value) => filterBy('cause', value)}
        />
      </Filters>
      <DataTable
        label={t('settlements.title')}
        columns={useSettlementColumns()}
        rows={rows}
        empty={t('settlements.empty')}
        emptyHint={t('settlements.emptyHint')}
        detail={(settlement) => <SettlementDetail {...settlement} />}
      />
    </div>
  );
}
