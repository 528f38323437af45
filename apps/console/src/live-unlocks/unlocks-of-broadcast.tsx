import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useUnlockColumns } from './use-unlock-columns.tsx';

export function UnlocksOfBroadcast({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('live-unlocks', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'broadcastId', operator: 'eq', value: id }],
  });
  return (
    <Section title={t('liveUnlocks.title')}>
      <DataTable
        label={t('liveUnlocks.title')}
        columns={useUnlockColumns({ ofOne: true })}
        rows={rows}
        empty={t('liveUnlocks.empty')}
      />
    </Section>
  );
}
