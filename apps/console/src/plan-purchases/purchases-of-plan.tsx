import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { usePurchaseColumns } from './use-purchase-columns.tsx';

export function PurchasesOfPlan({ planId }: { planId: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('plan-purchases', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'planId', operator: 'eq', value: planId }],
  });
  return (
    <Section title={t('purchases.title')}>
      <DataTable
        label={t('purchases.title')}
        columns={usePurchaseColumns({ ofOne: true })}
        rows={rows}
        empty={t('purchases.empty')}
      />
    </Section>
  );
}
