import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useBroadcastColumns } from './use-broadcast-columns.tsx';

export function BroadcastsOfAnchor({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('broadcasts', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'anchorId', operator: 'eq', value: id }],
  });
  return (
    <Section title={t('broadcasts.title')}>
      <DataTable
        label={t('broadcasts.title')}
        columns={useBroadcastColumns({ ofOne: true })}
        rows={rows}
        empty={t('broadcasts.empty')}
      />
    </Section>
  );
}
