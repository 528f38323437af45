import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';

type Action = Row<'chat-actions'>;
const column = columnsOf<Action>();
/** The contract's own lists stand beside their validators, which no browser needs. */
const kinds = [
  'mute',
  'unmute',
  'delete',
  'appoint',
  'dismiss',
  'rules',
] as const satisfies readonly Action['kind'][];
const roles = [
  'automatic',
  'moderator',
  'anchor',
  'support',
  'admin',
] as const satisfies readonly Action['byRole'][];

/** What moderators, staff and the server itself did, the newest first. */
export function ActionList() {
  const { t } = useTranslation(['console', 'chat']);
  const rows = useRows('chat-actions', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('chatActions.title')}
      hint={t('chatActions.hint')}
      filters={
        <>
          <ChoiceFilter
            label={t('chatActions.kind')}
            options={kinds.map((value) => ({ value, label: t(`chat:action.${value}`) }))}
            field="kind"
          />
          <ChoiceFilter
            label={t('chatActions.by')}
            options={roles.map((value) => ({ value, label: t(`chat:by.${value}`) }))}
            field="byRole"
          />
          <NumberFilter label={t('purchases.userId')} field="userId" />
        </>
      }
      columns={useActionColumns()}
      rows={rows}
      empty={t('chatActions.empty')}
    />
  );
}

function useActionColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('kind', {
        header: t('chatActions.kind'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            <span className="font-semibold">{t(`chat:action.${original.kind}`)}</span>
            {original.text && (
              <span className="line-clamp-2 break-words text-muted">{original.text}</span>
            )}
          </span>
        ),
      }),
      column.accessor('username', {
        header: t('chatActions.whom'),
        cell: ({ row: { original } }) =>
          original.userId !== null && <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('rule', {
        header: t('chatActions.rule'),
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            {original.rule && t(`chat:rule.${original.rule}`)}
            {original.reason && <span className="text-xs text-muted">{original.reason}</span>}
          </span>
        ),
      }),
      column.accessor('byRole', {
        header: t('chatActions.by'),
        cell: ({ row: { original } }) =>
          [t(`chat:by.${original.byRole}`), original.by].filter(Boolean).join(' · '),
      }),
      column.accessor('room', {
        header: t('chatRooms.room'),
        cell: ({ getValue }) => {
          const room = getValue();
          return room ? <RoomLink room={room} /> : t('chat:sanction.everywhere');
        },
      }),
      column.accessor('until', {
        header: t('chatActions.until'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ row: { original } }) => {
          const { kind, until, liftedAt } = original;
          if (kind !== 'mute') return null;
          if (liftedAt) return t('chatActions.lifted', { at: moment(liftedAt) });
          return until ? moment(until) : t('chat:sanction.forGood');
        },
      }),
      column.accessor('at', {
        header: t('feedback.at'),
        meta: { onPhone: 'aside', className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, moment],
  );
}
