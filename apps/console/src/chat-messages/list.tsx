import { useCan, useDelete } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
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
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';

type Message = Row<'chat-messages'>;
const column = columnsOf<Message>();

/** What is said in all rooms, the newest first; removing hides it. */
export function MessageList() {
  const { t } = useTranslation('console');
  const rows = useRows('chat-messages', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('chatMessages.title')}
      hint={t('chatMessages.hint')}
      filters={
        <>
          <SearchFilter label={t('chatMessages.search')} field="q" />
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <ChoiceFilter
            label={t('feedback.state')}
            options={(['false', 'true'] as const).map((value) => ({
              value,
              label: t(`chatMessages.hidden.${value}`),
            }))}
            field="hidden"
          />
        </>
      }
      columns={useMessageColumns()}
      rows={rows}
      empty={t('chatMessages.empty')}
    />
  );
}

function useMessageColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const { moment } = useFormat();
  const removes = useCan({ resource: 'chat-messages', action: 'delete' }).data?.can ?? false;
  const uid = useAccount()?.uid;
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('chatMessages.text'),
        meta: { onPhone: 'head', className: 'max-w-96' },
        cell: ({ row: { original } }) => (
          <span className={`break-words ${original.hiddenAt ? 'text-muted line-through' : ''}`}>
            {original.text}
          </span>
        ),
      }),
      column.accessor('username', {
        header: t('chatMessages.author'),
        cell: ({ row: { original } }) => <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('room', {
        header: t('chatRooms.room'),
        cell: ({ getValue }) => <RoomLink room={getValue()} />,
      }),
      column.accessor('at', {
        header: t('feedback.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
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
    [t, moment, removes, uid],
  );
}

function Remove({ id }: { id: number }) {
  const { t } = useTranslation('console');
  const { mutate, mutation } = useDelete<Message, Failure>();
  return (
    <Button
      className="text-loss"
      disabled={mutation.isPending}
      onClick={() => mutate({ resource: 'chat-messages', id })}
    >
      <Trash aria-hidden className="size-4" />
      {t('chatMessages.remove')}
    </Button>
  );
}
