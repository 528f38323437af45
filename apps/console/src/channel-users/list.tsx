import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChannelFilter } from '../channels/channel-filter.tsx';
import { SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useChannelUserColumns } from './use-channel-user-columns.tsx';

/** Who came by a channel. */
export function ChannelUserList() {
  const { t } = useTranslation('console');
  const rows = useRows('channel-users', {
    sort: { field: 'registeredAt', order: 'desc' },
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('channelUsers.title')}
      hint={t('channelUsers.hint')}
      filters={<ChannelUserFilters />}
      columns={useChannelUserColumns()}
      rows={rows}
      empty={t('channelUsers.empty')}
      emptyHint={t('channelUsers.emptyHint')}
    />
  );
}

function ChannelUserFilters() {
  const { t } = useTranslation('console');
  return (
    <>
      <SearchFilter label={t('channelUsers.search')} field="q" />
      <ChannelFilter days={t('channelUsers.day')} />
    </>
  );
}
