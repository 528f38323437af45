import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Section } from '../page/panel.tsx';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { useReportColumns } from './use-report-columns.tsx';

export function ReportsOfBroadcast({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const rows = useRows('room-reports', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'broadcastId', operator: 'eq', value: id }],
  });
  return (
    <Section title={t('roomReports.title')}>
      <DataTable
        label={t('roomReports.title')}
        columns={useReportColumns({ ofOne: true })}
        rows={rows}
        empty={t('roomReports.none')}
      />
    </Section>
  );
}
