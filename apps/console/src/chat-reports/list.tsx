import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { ReportStateFilter } from '../queue/report-state.tsx';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { useReportColumns } from './use-report-columns.tsx';

type Report = Row<'chat-reports'>;

const abouts = ['message', 'person', 'room'] as const satisfies readonly Report['about'][];

/** What fans reported of talk: what is open first, the oldest first. */
export function ReportList() {
  const { t } = useTranslation('console');
  const rows = useQueue('chat-reports', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('chatReports.title')}
      hint={t('roomReports.hint')}
      filters={
        <>
          <ReportStateFilter />
          <ChoiceFilter
            label={t('chatReports.about')}
            options={abouts.map((value) => ({ value, label: t(`chatReports.of.${value}`) }))}
            field="about"
          />
        </>
      }
      columns={useReportColumns()}
      rows={rows}
      empty={t('chatReports.empty')}
      emptyHint={t('chatReports.emptyHint')}
    />
  );
}
