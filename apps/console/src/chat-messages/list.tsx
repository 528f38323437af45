import { useTranslation } from '@xiongmao/i18n/use-translation';
import { RoomFilter } from '../chat-rooms/room-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { useMessageColumns } from './use-message-columns.tsx';

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
          <SearchFilter label={t('chatMessages.author')} field="username" />
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <RoomFilter />
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
