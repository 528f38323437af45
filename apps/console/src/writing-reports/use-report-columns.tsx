import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { ReportState } from '../queue/report-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';

type Report = Row<'writing-reports'>;
const column = columnsOf<Report>();

export function useReportColumns() {
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
