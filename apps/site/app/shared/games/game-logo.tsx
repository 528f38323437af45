import { type Game, gameLogos } from '@xiongmao/api/catalogue/games';

/** A game's picture, silent: its name, or its league's, stands beside it. */
export function GameLogo({ game, className = '' }: { game: Game | undefined; className?: string }) {
  if (!game) return null;
  return (
    // Not an <img> of its own: each would be fetched and rendered as a document, which costs more than the list.
    <svg aria-hidden="true" width={20} height={20} className={`size-5 shrink-0 ${className}`}>
      <use href={`${gameLogos}#${game.slug}`} />
    </svg>
  );
}
