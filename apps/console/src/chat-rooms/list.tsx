import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { kindOf, RoomLink } from './room-link.tsx';

const column = columnsOf<Row<'chat-rooms'>>();

/** Rooms that are talked in, the liveliest first. */
export function RoomList() {
  const { t } = useTranslation('console');
  const rows = useRows('chat-rooms', { sort: { field: 'lastAt', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('chatRooms.title')}
      hint={t('chatRooms.hint')}
      filters={
        <>
          <SearchFilter label={t('chatRooms.search')} field="q" />
          <ChoiceFilter
            label={t('chatRooms.kind')}
            options={(['match', 'anchor'] as const).map((value) => ({
              value,
              label: t(`chatRooms.of.${value}`),
            }))}
            field="kind"
          />
        </>
      }
      columns={useRoomColumns()}
      rows={rows}
      empty={t('chatRooms.empty')}
      emptyHint={t('chatRooms.emptyHint')}
    />
  );
}

function useRoomColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('where', {
        header: t('chatRooms.name'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/chat-rooms/${original.id}`} className="font-semibold hover:text-accent">
            {original.where.title}
          </Link>
        ),
      }),
      column.accessor('room', {
        header: t('chatRooms.kind'),
        cell: ({ row: { original } }) => (
          <RoomLink where={original.where} text={t(`chatRooms.of.${kindOf(original.room)}`)} />
        ),
      }),
      column.accessor('messages', {
        header: t('chatRooms.messages'),
        meta: { numeric: true, sortable: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('slow', {
        header: t('chatRooms.slow'),
        meta: { numeric: true, wideOnly: true },
        cell: ({ getValue }) =>
          getValue() === 0 ? '–' : t('chatRooms.seconds', { seconds: count(getValue()) }),
      }),
      column.accessor('moderators', {
        header: t('chatRooms.moderators'),
        meta: { numeric: true, wideOnly: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('lastAt', {
        header: t('chatRooms.lastAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const at = getValue();
          return at ? moment(at) : '–';
        },
      }),
      column.accessor('open', {
        header: t('feedback.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => (
          <StateLabel tone={getValue() ? 'good' : 'bad'}>
            {t(`chatRooms.is.${getValue() ? 'open' : 'closed'}`)}
          </StateLabel>
        ),
      }),
    ],
    [t, count, moment],
  );
}
