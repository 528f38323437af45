import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useReturnColumns } from './use-return-columns.tsx';

export function ReturnsOfAnchor({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('anchor-returns', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'anchorId', operator: 'eq', value: id }],
  });
  return (
    <Section title={t('anchorReturns.title')}>
      <DataTable
        label={t('anchorReturns.title')}
        columns={useReturnColumns({ ofOne: true })}
        rows={rows}
        empty={t('anchorReturns.empty')}
      />
    </Section>
  );
}
