import { useCan, useDelete, useInvalidate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo } from 'react';
import { useAccount } from '../account.ts';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import type { Failure } from '../providers/failure.ts';
import { columnsOf } from '../table/columns.ts';

type Message = Row<'chat-messages'>;
const column = columnsOf<Message>();

/** The one that all is about, and what it is told from the others by. */
export interface Marked {
  id: number;
  mark: string;
}

interface Shown {
  /** All of one room: then nobody need be told of which. */
  inRoom?: boolean;
  /** All of one person's. */
  ofOne?: boolean;
  marked?: Marked | null;
}

/** What was said, and, for who may, the way to take it away. */
export function useMessageColumns({ inRoom = false, ofOne = false, marked = null }: Shown = {}) {
  const { t } = useTranslation(['console', 'chat']);
  const { exact } = useFormat();
  const { id: markedId, mark } = marked ?? {};
  const removes = useCan({ resource: 'chat-messages', action: 'delete' }).data?.can ?? false;
  const uid = useAccount()?.uid;
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('chatMessages.text'),
        meta: { onPhone: 'head', className: 'max-w-96' },
        cell: ({ row: { original } }) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            {original.id === markedId && <Badge>{mark}</Badge>}
            <span className={original.hiddenAt ? 'text-muted line-through' : ''}>
              <MessageText text={original.text} />
            </span>
          </span>
        ),
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('username', {
              header: t('chatMessages.author'),
              cell: ({ row: { original } }) => (
                <UserLink id={original.userId} name={original.username} />
              ),
            }),
          ]),
      ...(inRoom
        ? []
        : [
            column.accessor('where', {
              header: t('chatRooms.room'),
              cell: ({ getValue }) => <RoomLink where={getValue()} />,
            }),
          ]),
      column.accessor('at', {
        header: t('audit.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => exact(getValue()),
      }),
      column.accessor('hiddenAt', {
        header: t('feedback.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) =>
          original.hiddenAt ? (
            <span className="flex flex-col">
              <StateLabel tone="bad">{t('chatMessages.hidden.true')}</StateLabel>
              <span className="text-xs text-muted">
                {original.rule
                  ? t(`chat:rule.${original.rule}`)
                  : original.hiddenBy === 'author' && t('chatMessages.byAuthor')}
              </span>
            </span>
          ) : (
            <StateLabel tone="quiet">{t('chatMessages.hidden.false')}</StateLabel>
          ),
      }),
      ...(removes
        ? [
            column.display({
              id: 'remove',
              header: () => <span className="sr-only">{t('chatMessages.remove')}</span>,
              meta: { onPhone: 'foot', className: 'text-end' },
              cell: ({ row: { original } }) =>
                !original.hiddenAt && original.userId !== uid && <Remove id={original.id} />,
            }),
          ]
        : []),
    ],
    [t, exact, removes, uid, inRoom, ofOne, markedId, mark],
  );
}

function Remove({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const { mutate, mutation } = useDelete<Message, Failure>();
  const invalidate = useInvalidate();
  const noted = () => invalidate({ resource: 'chat-actions', invalidates: ['resourceAll'] });
  return (
    <Button
      className="text-loss"
      disabled={mutation.isPending}
      onClick={() => mutate({ resource: 'chat-messages', id }, { onSuccess: noted })}
    >
      <Trash aria-hidden className="size-4" />
      {t('chatMessages.remove')}
    </Button>
  );
}
