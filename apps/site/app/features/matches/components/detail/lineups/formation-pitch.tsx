import type { LineupPlayer, Side } from '@xiongmao/api/matches/shapes';
import { PlayerMarks } from './player-marks.tsx';

interface FormationPitchProps {
  home: LineupPlayer[][];
  away: LineupPlayer[][];
}

/**
 * Both elevens as they stood: the home side above, the away side below, on wide screens beside each other.
 * A player's right stays their right in scripts that run from right to left.
 */
export function FormationPitch({ home, away }: FormationPitchProps) {
  return (
    <div className="hidden bg-pitch min-[390px]:block md:rounded-lg">
      <div className="relative mx-auto flex max-w-xl flex-col md:max-w-none md:flex-row">
        <Half rows={home} side="home" />
        <span
          aria-hidden="true"
          className="absolute start-0 top-1/2 h-px w-full bg-pitch-line md:start-1/2 md:top-0 md:h-full md:w-px"
        />
        <span
          aria-hidden="true"
          className="absolute start-1/2 top-1/2 size-20 -translate-x-1/2 -translate-y-1/2 rounded-full border border-pitch-line rtl:translate-x-1/2"
        />
        <Half rows={away} side="away" />
      </div>
    </div>
  );
}

function Half({ rows, side }: { rows: LineupPlayer[][]; side: Side }) {
  const home = side === 'home';
  return (
    <div
      className={`z-1 flex gap-3 py-3 md:min-h-96 md:flex-1 md:px-3 ${home ? 'flex-col md:flex-row' : 'flex-col-reverse md:flex-row-reverse'}`}
    >
      {rows.map((row) => (
        <ul
          key={row[0]?.playerId}
          className={`flex flex-1 justify-around ${home ? 'flex-row rtl:flex-row-reverse md:flex-col-reverse rtl:md:flex-col' : 'flex-row-reverse rtl:flex-row md:flex-col rtl:md:flex-col-reverse'}`}
        >
          {row.map((player) => (
            <Shirt key={player.playerId} player={player} side={side} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Shirt({ player, side }: { player: LineupPlayer; side: Side }) {
  const { name, number, position } = player;
  return (
    <li className="flex w-full max-w-22 min-w-0 flex-col items-center gap-0.5 text-center text-xs">
      <span
        className={`tabular flex size-8 items-center justify-center rounded-full text-xs font-bold text-page ${side === 'home' ? 'bg-home' : 'bg-away'}`}
      >
        {number ?? position}
      </span>
      <span className="line-clamp-2 w-full leading-tight [overflow-wrap:anywhere]">
        {lastName(name)}
      </span>
      <PlayerMarks player={player} />
    </li>
  );
}

/** What stands on the shirt: the name without what precedes it ("K. Mbappé" → "Mbappé"). */
function lastName(name: string): string {
  return name.replace(/^(\p{Lu}\p{Ll}?\.\s*)+/u, '');
}
