import { useTranslation } from '@xiongmao/i18n/use-translation';
import { SearchFilter } from '../table/filters.tsx';

/** Narrows rows to rooms by what they are called. */
export function RoomFilter() {
  const { t } = useTranslation('console');
  return <SearchFilter label={t('chatRooms.search')} field="roomTitle" />;
}
