import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { OverrideLink } from './override-link.tsx';
import { SettlementDetail } from './settlement-detail.tsx';
import { useSettlementColumns } from './use-settlement-columns.tsx';

/** How a plan was settled, from the first time to the last. */
export function SettlementsOfPlan({ planId, expertId }: { planId: number; expertId: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('settlements', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'planId', operator: 'eq', value: planId }],
  });
  return (
    <Section
      title={t('settlements.title')}
      aside={<OverrideLink planId={planId} expertId={expertId} />}
    >
      <DataTable
        label={t('settlements.title')}
        columns={useSettlementColumns({ ofOne: true })}
        rows={rows}
        empty={t('settlements.empty')}
        emptyHint={t('settlements.emptyHint')}
        detail={(settlement) => <SettlementDetail {...settlement} />}
      />
    </Section>
  );
}
