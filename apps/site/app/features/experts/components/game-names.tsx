import { gamesByIds } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** The games that somebody predicts, in two lines at most. */
export function GameNames({ gameIds }: { gameIds: readonly number[] }) {
  const { t } = useTranslation('games');
  const names = gamesByIds(gameIds).map(({ gameId }) => t(`${gameId}` as '202'));
  return <p className="line-clamp-2 text-xs text-muted">{names.join(' · ')}</p>;
}
