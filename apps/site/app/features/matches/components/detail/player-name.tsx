import type { LineupPlayer, MatchDetail } from '@xiongmao/api/matches/shapes';
import { playerPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

interface PlayerNameProps {
  player: Pick<LineupPlayer, 'id' | 'name'>;
  className?: string;
}

/** A player's name, which leads to their page in the library. */
export function PlayerName({ player: { id, name }, className = '' }: PlayerNameProps) {
  if (id === undefined) {
    return (
      <span dir="auto" className={className}>
        {name}
      </span>
    );
  }
  return (
    <Link
      to={playerPath(id)}
      prefetch="intent"
      dir="auto"
      className={`hover:underline ${className}`}
    >
      {name}
    </Link>
  );
}

/** Players of the line-ups by their source's id, by which sheets name them. */
export const knownPlayers = ({ lineups }: MatchDetail): Map<string, LineupPlayer> =>
  new Map(lineups.flatMap(({ players }) => players.map((player) => [player.playerId, player])));
