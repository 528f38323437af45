import { useList } from '@refinedev/core';
import { isDay } from '@xiongmao/i18n/zoned-day';
import { inputLook } from '@xiongmao/ui/form-field';
import { useTranslation } from 'react-i18next';
import type { Row } from '../contract.ts';
import type { Failure } from '../failure.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
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
  const { result } = useList<Row<'channels'>, Failure>({
    resource: 'channels',
    pagination: { pageSize: 500 },
    sorters: [{ field: 'name', order: 'asc' }],
    errorNotification: false,
  });
  const channels = result.data.map(({ id, name }) => ({ value: String(id), label: name }));
  const look = `${inputLook} border-transparent bg-surface md:w-36`;
  return (
    <Filters onClear={isFiltered ? clearFilters : undefined}>
      <SearchFilter
        label={t('channelUsers.search')}
        value={filterValue('q')}
        onChange={(value) => filterBy('q', value)}
      />
      <ChoiceFilter
        label={t('statistics.channel')}
        options={channels}
        value={filterValue('channelId')}
        onChange={(value) => filterBy('channelId', value)}
      />
      <fieldset className="col-span-2 flex items-center gap-2 text-sm text-muted">
        <legend className="sr-only">{t('channelUsers.registeredAt')}</legend>
        {(['gte', 'lte'] as const).map((end) => (
          <input
            key={end}
            type="date"
            aria-label={t(end === 'gte' ? 'table.from' : 'table.to', {
              what: t('channelUsers.registeredAt'),
            })}
            value={filterValue('day', end)}
            onChange={({ target }) => filterBy('day', isDay(target.value) ? target.value : '', end)}
            className={look}
          />
        ))}
      </fieldset>
    </Filters>
  );
}
