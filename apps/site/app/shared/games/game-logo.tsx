import { type Game, gameLogo } from '@xiongmao/api/catalogue/games';

/** A game's picture, silent: its name, or its league's, stands beside it. */
export function GameLogo({ game, className = '' }: { game: Game | undefined; className?: string }) {
  if (!game) return null;
  return (
    <img
      src={gameLogo(game.slug)}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
      className={`size-5 shrink-0 ${className}`}
    />
  );
}
