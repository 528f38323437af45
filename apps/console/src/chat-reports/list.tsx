import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';

type Report = Row<'chat-reports'>;

import { ReportState, ReportStateFilter } from '../queue/report-state.tsx';

const column = columnsOf<Report>();
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

function useReportColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const { count, moment } = useFormat();
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
            <span className="line-clamp-2 break-words">{original.said ?? original.text}</span>
          </Link>
        ),
      }),
      column.accessor('about', {
        header: t('chatReports.about'),
        cell: ({ row: { original } }) =>
          [t(`chatReports.of.${original.about}`), original.username].filter(Boolean).join(' · '),
      }),
      column.accessor('room', {
        header: t('chatRooms.room'),
        cell: ({ getValue }) => <RoomLink room={getValue()} />,
      }),
      column.accessor('others', {
        header: t('chatReports.others'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('at', {
        header: t('feedback.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('feedback.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <ReportState state={getValue()} />,
      }),
    ],
    [t, count, moment],
  );
}
