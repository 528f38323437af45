import { type TransferKind, transferKinds } from '@xiongmao/api/transfer-kinds';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ChannelFilter } from '../channels/channel-filter.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { SignedGold } from '../page/signed-gold.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { Reference } from '../transfers/reference.tsx';

const column = columnsOf<Row<'channel-water'>>();

/** Each movement of gold of the users of channels. */
export function ChannelWaterList() {
  const { t } = useTranslation('console');
  const rows = useRows('channel-water', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('channelWater.title')}
      hint={t('channelWater.hint')}
      filters={
        <>
          <SearchFilter label={t('channelUsers.search')} field="q" />
          <ChoiceFilter
            label={t('gold.kind')}
            options={transferKinds.map((value) => ({ value, label: t(`transferKind.${value}`) }))}
            field="kind"
          />
          <ChannelFilter days={t('gold.at')} />
        </>
      }
      columns={useWaterColumns()}
      rows={rows}
      empty={t('channelWater.empty')}
      emptyHint={t('channelGold.emptyHint')}
    />
  );
}

function useWaterColumns() {
  const { t } = useTranslation('console');
  const { momentIn } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('users.username'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="font-semibold">
            <UserLink id={original.userId} name={original.username} />
          </span>
        ),
      }),
      column.accessor('amount', {
        header: t('gold.amount'),
        meta: { numeric: true, onPhone: 'aside' },
        cell: ({ getValue }) => <SignedGold amount={getValue()} />,
      }),
      column.accessor('kind', {
        header: t('gold.kind'),
        cell: ({ getValue }) =>
          t(`transferKind.${getValue() as TransferKind}`, { defaultValue: getValue() }),
      }),
      column.accessor('channel', {
        header: t('statistics.channel'),
        cell: ({ row: { original } }) => (
          <Link to={`/channels/${original.channelId}`} className="hover:text-accent">
            {original.channel}
          </Link>
        ),
      }),
      column.accessor('reference', {
        header: t('gold.reference'),
        cell: ({ getValue }) => <Reference text={getValue()} />,
      }),
      column.accessor('at', {
        header: t('gold.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue, row: { original } }) => momentIn(getValue(), original.zone),
      }),
    ],
    [t, momentIn],
  );
}
