import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { ReportStateFilter } from '../queue/report-state.tsx';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';
import { useReportColumns } from './use-report-columns.tsx';

type Report = Row<'writing-reports'>;

const kinds = ['post', 'comment'] as const satisfies readonly Report['kind'][];

/** What fans reported of posts and comments: what is open first, the oldest first. */
export function ReportList() {
  const { t } = useTranslation('console');
  const rows = useQueue('writing-reports', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('writingReports.title')}
      hint={t('roomReports.hint')}
      filters={
        <>
          <ReportStateFilter />
          <ChoiceFilter
            label={t('chatReports.about')}
            options={kinds.map((value) => ({ value, label: t(`writingReports.kind.${value}`) }))}
            field="kind"
          />
          <NumberFilter label={t('purchases.userId')} field="userId" />
        </>
      }
      columns={useReportColumns()}
      rows={rows}
      empty={t('chatReports.empty')}
      emptyHint={t('writingReports.emptyHint')}
    />
  );
}
