import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { ReportState, ReportStateFilter } from '../queue/report-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';

type Report = Row<'writing-reports'>;

const column = columnsOf<Report>();
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

function useReportColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const { count } = useFormat();
  const queueColumns = useQueueColumns<Report>(ReportState);
  return useMemo(
    () => [
      column.accessor('reason', {
        header: t('roomReports.report'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/writing-reports/${original.id}`}
            className="inline-flex min-h-6 flex-wrap items-center gap-2 hover:text-accent"
          >
            <Badge>{t(`chat:report.${original.reason}`)}</Badge>
            <span className="line-clamp-2 break-words">{original.said || original.text}</span>
          </Link>
        ),
      }),
      column.accessor('kind', {
        header: t('chatReports.about'),
        cell: ({ getValue }) => t(`writingReports.kind.${getValue()}`),
      }),
      column.accessor('username', {
        header: t('chatMessages.author'),
        cell: ({ row: { original } }) => <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('others', {
        header: t('chatReports.others'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      ...queueColumns,
    ],
    [t, count, queueColumns],
  );
}
