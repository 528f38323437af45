import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { ReportStateFilter } from '../queue/report-state.tsx';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';
import { useReportColumns } from './use-report-columns.tsx';

type Report = Row<'room-reports'>;
/** The contract's own list stands beside its validator, which no browser needs. */
const kinds = [
  'rules',
  'copyright',
  'fraud',
  'minor',
  'other',
] as const satisfies readonly Report['kind'][];

/** What fans reported of rooms: what is open first, the oldest first. */
export function ReportList() {
  const { t } = useTranslation(['console', 'live']);
  const rows = useQueue('room-reports', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('roomReports.title')}
      hint={t('roomReports.hint')}
      filters={
        <>
          <ReportStateFilter />
          <ChoiceFilter
            label={t('roomReports.kind')}
            options={kinds.map((value) => ({ value, label: t(`live:report.${value}`) }))}
            field="kind"
          />
          <NumberFilter label={t('roomReports.anchorId')} field="anchorId" />
        </>
      }
      columns={useReportColumns()}
      rows={rows}
      empty={t('roomReports.empty')}
      emptyHint={t('roomReports.emptyHint')}
    />
  );
}
