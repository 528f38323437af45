import { type Game, games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { GameChips } from '#app/shared/games/game-chips.tsx';

interface VideoGamesProps {
  /** Null stands for all. */
  game: Game | null;
  to: (slug?: string) => string;
}

/** The ways to the videos of each game. */
export function VideoGames({ game, to }: VideoGamesProps) {
  const { t } = useTranslation(['videos', 'games']);
  const chips = games.map(({ gameId, slug }) => ({
    key: slug,
    text: t(`games:${gameId}` as 'games:202'),
    to: to(slug),
    chosen: gameId === game?.gameId,
  }));
  const all = { key: 'all', text: t('allGames'), to: to(), chosen: game === null };
  return <GameChips label={t('games')} chips={[all, ...chips]} />;
}
