import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { playerPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

interface PlayerNameProps {
  player: Pick<LineupPlayer, 'id' | 'name'>;
  className?: string;
}

/** A player's name, which leads to their page in the library. */
export function PlayerName({ player: { id, name }, className = '' }: PlayerNameProps) {
  if (id === undefined) return <span className={className}>{name}</span>;
  return (
    <Link to={playerPath(id)} prefetch="intent" className={`hover:underline ${className}`}>
      {name}
    </Link>
  );
}
