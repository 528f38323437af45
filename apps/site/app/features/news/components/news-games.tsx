import { type Game, games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { newsPath } from '#app/paths.ts';
import { GameChips } from '#app/shared/games/game-chips.tsx';

/** The ways to the news of each game; null stands for all. */
export function NewsGames({ game }: { game: Game | null }) {
  const { t } = useTranslation(['news', 'games']);
  const chips = games.map(({ gameId, slug }) => ({
    key: slug,
    text: t(`games:${gameId}` as 'games:202'),
    to: newsPath(slug),
    chosen: gameId === game?.gameId,
  }));
  const all = { key: 'all', text: t('allGames'), to: newsPath(), chosen: game === null };
  return <GameChips label={t('games')} chips={[all, ...chips]} />;
}
