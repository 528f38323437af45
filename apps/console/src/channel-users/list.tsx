import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChannelFilter } from '../channels/channel-filter.tsx';
import type { Row } from '../contract.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { Filters, SearchFilter } from '../table/filters.tsx';
import { type Rows, useRows } from '../table/use-rows.ts';
import { useChannelUserColumns } from './use-channel-user-columns.tsx';

/** Who came by a channel. */
export function ChannelUserList() {
  const { t } = useTranslation('console');
  const rows = useRows('channel-users', {
    sort: { field: 'registeredAt', order: 'desc' },
    inAddress: true,
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('channelUsers.title')} hint={t('channelUsers.hint')} />
      <ChannelUserFilters rows={rows} />
      <DataTable
        label={t('channelUsers.title')}
        columns={useChannelUserColumns()}
        rows={rows}
        empty={t('channelUsers.empty')}
        emptyHint={t('channelUsers.emptyHint')}
      />
    </div>
  );
}

function ChannelUserFilters({ rows }: { rows: Rows<Row<'channel-users'>> }) {
  const { t } = useTranslation('console');
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <Filters onClear={isFiltered ? clearFilters : undefined}>
      <SearchFilter
        label={t('channelUsers.search')}
        value={filterValue('q')}
        onChange={(value) => filterBy('q', value)}
      />
      <ChannelFilter rows={rows} days={t('channelUsers.registeredAt')} />
    </Filters>
  );
}
