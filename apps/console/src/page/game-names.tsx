import { gameById, gameLogo } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '../config.ts';

/** What a game is called. */
export function useGameName(): (gameId: number) => string {
  const { t } = useTranslation('games');
  return (gameId) => t(`${gameId}` as '202');
}

/** Games by logo and name. */
export function GameNames({ gameIds }: { gameIds: readonly number[] }) {
  const nameOf = useGameName();
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1 align-bottom">
      {gameIds.map((gameId) => (
        <span key={gameId} className="inline-flex items-center gap-1.5">
          <GameLogo gameId={gameId} />
          {nameOf(gameId)}
        </span>
      ))}
    </span>
  );
}

/** Silent: the name stands beside it. The site has the pictures, in the brand's colours. */
function GameLogo({ gameId }: { gameId: number }) {
  const { siteUrl } = useConfig();
  const game = gameById(gameId);
  if (!game) return null;
  const src = siteUrl + gameLogo(game.slug);
  return <img src={src} alt="" width={16} height={16} loading="lazy" className="size-4 shrink-0" />;
}
