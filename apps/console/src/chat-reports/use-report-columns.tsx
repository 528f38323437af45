import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { ReportState } from '../queue/report-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'chat-reports'>>();

/** What was reported, of whom and where. */
export function useReportColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const { count } = useFormat();
  const queueColumns = useQueueColumns<Row<'chat-reports'>>(ReportState);
  return useMemo(
    () => [
      column.accessor('reason', {
        header: t('roomReports.report'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/chat-reports/${original.id}`}
            className="inline-flex min-h-6 flex-wrap items-center gap-2 hover:text-accent"
          >
            <Badge>{t(`chat:report.${original.reason}`)}</Badge>
            <span className="line-clamp-2">
              <MessageText text={original.said ?? original.text} />
            </span>
          </Link>
        ),
      }),
      column.accessor('about', {
        header: t('chatReports.about'),
        cell: ({ row: { original } }) =>
          [t(`chatReports.of.${original.about}`), original.username].filter(Boolean).join(' · '),
      }),
      column.accessor('where', {
        header: t('chatRooms.room'),
        cell: ({ getValue }) => <RoomLink where={getValue()} />,
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
