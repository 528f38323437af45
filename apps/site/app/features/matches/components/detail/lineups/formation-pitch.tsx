import type { Team } from '@xiongmao/api/catalogue/shapes';
import type { LineupPlayer, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { Crest } from '@xiongmao/ui/crest';
import { squadPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { PlayerName } from '../player-name.tsx';
import { marksOf } from './player-marks.ts';
import { PlayerSigns } from './player-signs.tsx';

interface FormationPitchProps {
  /** The eleven of each side in rows, the goalkeeper's first. */
  rows: Record<Side, LineupPlayer[][]>;
  detail: MatchDetail;
}

const lines = 'pointer-events-none absolute border-pitch-line/60';

/**
 * Both elevens as they stood: the home side above, the away side below, on wide screens beside each other.
 * A player's right stays their right in scripts that run from right to left.
 */
export function FormationPitch({ rows, detail }: FormationPitchProps) {
  return (
    <div className="hidden overflow-hidden bg-pitch min-[390px]:block md:rounded-lg">
      <div className="md:flex md:justify-between">
        <Title rows={rows.home} team={detail.home} />
        <div className="hidden md:block">
          <Title rows={rows.away} team={detail.away} />
        </div>
      </div>
      <div className="relative mx-auto flex max-w-xl flex-col border-y border-pitch-line/60 md:max-w-none md:flex-row">
        <div aria-hidden="true">
          <span
            className={`${lines} inset-x-0 top-1/2 border-t md:inset-x-auto md:inset-y-0 md:start-1/2 md:border-s md:border-t-0`}
          />
          <span
            className={`${lines} start-1/2 top-1/2 size-20 -translate-x-1/2 -translate-y-1/2 rounded-full border rtl:translate-x-1/2`}
          />
          <span
            className={`${lines} inset-x-1/4 top-0 h-14 border border-t-0 md:inset-x-auto md:inset-y-1/4 md:start-0 md:h-auto md:w-20 md:border md:border-s-0`}
          />
          <span
            className={`${lines} inset-x-1/4 bottom-0 h-14 border border-b-0 md:inset-x-auto md:inset-y-1/4 md:end-0 md:h-auto md:w-20 md:border md:border-e-0`}
          />
        </div>
        <Half rows={rows.home} side="home" detail={detail} />
        <Half rows={rows.away} side="away" detail={detail} />
      </div>
      <div className="md:hidden">
        <Title rows={rows.away} team={detail.away} />
      </div>
    </div>
  );
}

/** A side's name and how many stood in each row. */
function Title({ rows, team: { id, name } }: { rows: LineupPlayer[][]; team: Team }) {
  const formation = rows.slice(1).map((row) => row.length);
  return (
    <p className="flex h-9 items-center gap-2 px-4 text-xs">
      <Crest name={name} />
      <Link
        to={squadPath(id)}
        prefetch="intent"
        className="flex min-h-11 min-w-0 items-center hover:underline md:min-h-0"
      >
        <Name className="font-semibold">{name}</Name>
      </Link>
      <span className="tabular ms-auto md:ms-1" dir="ltr">
        {formation.join('-')}
      </span>
    </p>
  );
}

interface HalfProps {
  rows: LineupPlayer[][];
  side: Side;
  detail: MatchDetail;
}

function Half({ rows, side, detail }: HalfProps) {
  const home = side === 'home';
  return (
    <div
      className={`relative flex gap-3 py-3 md:min-h-96 md:flex-1 md:px-3 ${home ? 'flex-col md:flex-row' : 'flex-col-reverse md:flex-row-reverse'}`}
    >
      {rows.map((row) => (
        <ul
          key={row[0]?.playerId}
          className={`flex flex-1 justify-around ${home ? 'flex-row rtl:flex-row-reverse md:flex-col-reverse rtl:md:flex-col' : 'flex-row-reverse rtl:flex-row md:flex-col rtl:md:flex-col-reverse'}`}
        >
          {row.map((player) => (
            <Shirt key={player.playerId} player={player} side={side} detail={detail} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function Shirt({ player, side, detail }: { player: LineupPlayer } & Omit<HalfProps, 'rows'>) {
  const { name, number, position } = player;
  return (
    <li className="flex w-full max-w-22 min-w-0 flex-col items-center gap-0.5 text-center text-xs md:max-w-none">
      <span
        className={`tabular flex size-8 items-center justify-center rounded-full text-xs font-bold text-page ${side === 'home' ? 'bg-home' : 'bg-away'}`}
      >
        {number ?? position}
      </span>
      <span className="line-clamp-2 w-full leading-tight [overflow-wrap:anywhere]">
        <PlayerName player={{ ...player, name: shirtName(name) }} />
      </span>
      <PlayerSigns player={player} marks={marksOf(player, detail.incidents)} />
    </li>
  );
}

/** What stands on the shirt: the name without its initials ("K. Mbappé" → "Mbappé"). */
function shirtName(name: string): string {
  return name.replace(/^(\p{Lu}\p{Ll}?\.\s*)+/u, '');
}
