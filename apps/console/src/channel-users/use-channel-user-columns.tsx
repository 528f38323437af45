import type { FilterReason } from '@xiongmao/api/promotion/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../account.ts';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';

type ChannelUser = Row<'channel-users'>;
const column = columnsOf<ChannelUser>();

export function useChannelUserColumns() {
  const { t } = useTranslation('console');
  const { moment, momentIn, day } = useFormat();
  const readsUsers = usePermission('readUsers');
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('channelUsers.username'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => <Name {...original} isLink={readsUsers} />,
      }),
      column.accessor('channel', {
        header: t('statistics.channel'),
        cell: ({ row: { original } }) => (
          <Link to={`/channels/${original.channelId}`} className="hover:text-accent">
            {original.channel}
          </Link>
        ),
      }),
      column.accessor('contact', {
        header: t('channelUsers.contact'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => getValue() ?? '–',
      }),
      column.accessor('registeredAt', {
        header: t('channelUsers.registeredAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue, row: { original } }) => momentIn(getValue(), original.zone),
      }),
      column.accessor('day', {
        header: t('channelUsers.day'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => day(getValue()),
      }),
      column.accessor('lastSeenAt', {
        header: t('channelUsers.lastSeenAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const seen = getValue();
          return seen ? moment(seen) : '–';
        },
      }),
      column.accessor('filtered', {
        header: t('channelUsers.counted'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => {
          const reason = getValue() as FilterReason | null;
          return (
            <StateLabel tone={reason ? 'quiet' : 'good'}>
              {reason
                ? t(`filter.${reason}`, { defaultValue: reason })
                : t('channelUsers.isCounted')}
            </StateLabel>
          );
        },
      }),
    ],
    [t, moment, momentIn, day, readsUsers],
  );
}

function Name({ id, username, isLink }: ChannelUser & { isLink: boolean }) {
  return (
    <span className="flex flex-col">
      {isLink ? (
        <Link to={`/users/${id}`} className="font-semibold hover:text-accent">
          {username}
        </Link>
      ) : (
        <span className="font-semibold">{username}</span>
      )}
      <span className="tabular text-xs text-muted">{id}</span>
    </span>
  );
}
