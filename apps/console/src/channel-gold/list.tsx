import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ChannelFilter } from '../channels/channel-filter.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'channel-gold'>>();
const amounts = [
  'payers',
  'recharges',
  'rechargedFen',
  'rechargedGold',
  'welcomeGold',
  'spentGold',
] as const;

/** What the users of channels recharged and spent, day by day. */
export function ChannelGoldList() {
  const { t } = useTranslation('console');
  const rows = useRows('channel-gold', { sort: { field: 'day', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('channelGold.title')}
      hint={t('channelGold.hint')}
      filters={<ChannelFilter days={t('channelGold.day')} />}
      columns={useGoldColumns()}
      rows={rows}
      empty={t('channelGold.empty')}
      emptyHint={t('channelGold.emptyHint')}
    />
  );
}

function useGoldColumns() {
  const { t } = useTranslation('console');
  const { count, cny, day } = useFormat();
  return useMemo(
    () => [
      column.accessor('day', {
        header: t('channelGold.day'),
        meta: { sortable: true, onPhone: 'head', className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => day(getValue()),
      }),
      column.accessor('channel', {
        header: t('statistics.channel'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => (
          <Link to={`/channels/${original.channelId}`} className="hover:text-accent">
            {original.channel}
          </Link>
        ),
      }),
      ...amounts.map((name) =>
        column.accessor(name, {
          header: t(`channelGold.${name}`),
          meta: { numeric: true },
          cell: ({ getValue }) => (name === 'rechargedFen' ? cny(getValue()) : count(getValue())),
        }),
      ),
    ],
    [t, count, cny, day],
  );
}
