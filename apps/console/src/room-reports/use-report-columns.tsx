import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { ReportState } from '../queue/report-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'room-reports'>>();

/** Of reports of many broadcasts, or of one: then nobody need be told of which. */
export function useReportColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'live']);
  const queueColumns = useQueueColumns<Row<'room-reports'>>(ReportState);
  return useMemo(
    () => [
      column.accessor('kind', {
        header: t('roomReports.report'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/room-reports/${original.id}`}
            className="inline-flex min-h-6 flex-wrap items-center gap-2 hover:text-accent"
          >
            <Badge>{t(`live:report.${original.kind}`)}</Badge>
            <span className="line-clamp-2">{original.text}</span>
          </Link>
        ),
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('title', {
              header: t('broadcasts.broadcast'),
              cell: ({ row: { original } }) => (
                <Link to={`/broadcasts/${original.broadcastId}`} className="hover:text-accent">
                  {original.title}
                </Link>
              ),
            }),
            column.accessor('anchor', {
              header: t('anchors.anchor'),
              cell: ({ row: { original } }) => (
                <Link to={`/anchors/${original.anchorId}`} className="hover:text-accent">
                  {original.anchor}
                </Link>
              ),
            }),
          ]),
      column.accessor('reporter', {
        header: t('roomReports.reporter'),
        meta: { wideOnly: true },
      }),
      ...queueColumns,
    ],
    [t, queueColumns, ofOne],
  );
}
