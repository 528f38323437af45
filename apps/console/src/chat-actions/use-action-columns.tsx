import { useTranslation } from '@xiongmao/i18n/use-translation';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import { useMemo } from 'react';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ruleChanges, useRuleText } from './rule-changes.ts';

type Action = Row<'chat-actions'>;
const column = columnsOf<Action>();

/** What was done, by whom and to whom; the last is left out where all of it was done to one person. */
export function useActionColumns({ toOne = false } = {}) {
  const { t } = useTranslation(['console', 'chat']);
  const { moment, exact } = useFormat();
  return useMemo(
    () => [
      column.accessor('kind', {
        header: t('chatActions.kind'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            <span className="font-semibold">{t(`chat:action.${original.kind}`)}</span>
            {original.kind === 'rules' && <RuleChanges action={original} />}
            {original.text && (
              <span className="line-clamp-2 text-muted">
                <MessageText text={original.text} />
              </span>
            )}
          </span>
        ),
      }),
      ...(toOne
        ? []
        : [
            column.accessor('username', {
              header: t('chatActions.whom'),
              cell: ({ row: { original } }) =>
                original.userId !== null && (
                  <UserLink id={original.userId} name={original.username} />
                ),
            }),
          ]),
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
      column.accessor('where', {
        header: t('chatRooms.room'),
        cell: ({ getValue }) => {
          const where = getValue();
          return where ? <RoomLink where={where} /> : t('chat:sanction.everywhere');
        },
      }),
      column.accessor('until', {
        header: t('chatActions.until'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ row: { original } }) => {
          const { kind, until, liftedAt } = original;
          if (kind !== 'mute') return until && moment(until);
          if (liftedAt) return t('chatActions.lifted', { at: moment(liftedAt) });
          return until ? moment(until) : t('chat:sanction.forGood');
        },
      }),
      column.accessor('at', {
        header: t('audit.at'),
        meta: { onPhone: 'aside', className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => exact(getValue()),
      }),
    ],
    [t, moment, exact, toOne],
  );
}

/** Each rule with what it is since. */
function RuleChanges({ action }: { action: Action }) {
  const { t } = useTranslation('console');
  const textOf = useRuleText();
  return (
    <span className="text-muted">
      {ruleChanges(action)
        .map(({ name, after }) => `${t(`chatRooms.${name}`)}: ${textOf(name, after)}`)
        .join(' · ')}
    </span>
  );
}
