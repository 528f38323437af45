import { useTranslation } from '@xiongmao/i18n/use-translation';

/** What games are called. */
export function useGameNames(): (gameIds: readonly number[]) => string {
  const { t } = useTranslation('games');
  return (gameIds) => gameIds.map((id) => t(`${id}` as '202')).join(', ');
}
