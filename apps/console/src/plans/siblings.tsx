import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { usePlanColumns } from './use-plan-columns.tsx';

/** What else the expert predicts of the match: of one market the record counts the first. */
export function Siblings({ plan }: { plan: Row<'plans'> }) {
  const { t } = useTranslation('console');
  const rows = useRows('plans', {
    sort: { field: 'id', order: 'asc' },
    only: [
      { field: 'expertId', operator: 'eq', value: plan.expertId },
      { field: 'matchId', operator: 'eq', value: plan.match.id },
      { field: 'exceptId', operator: 'eq', value: plan.id },
    ],
  });
  return (
    <Section title={t('plans.siblings')} hint={t('plans.siblingsHint')}>
      <DataTable
        label={t('plans.siblings')}
        columns={usePlanColumns()}
        rows={rows}
        empty={t('plans.noSiblings')}
      />
    </Section>
  );
}
