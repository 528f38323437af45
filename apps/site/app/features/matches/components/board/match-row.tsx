import type { Team } from '@xiongmao/api/catalogue/shapes';
import type { BoardMatch, Side } from '@xiongmao/api/matches/shapes';
import { Crest } from '@xiongmao/ui/crest';
import { memo } from 'react';
import { Link } from '#app/platform/link.tsx';
import { type Scoreboard, scoreboard } from '../../scoreboard.ts';
import { sportOf } from '../../sport-of.ts';
import { FavouriteStar } from '../favourite-star.tsx';
import { type BoardView, useBoardView } from './board-context.tsx';
import { matchPath } from './match-path.ts';
import { MatchTime } from './match-time.tsx';
import { RowMark } from './row-mark.tsx';
import { SideScores } from './side-scores.tsx';

interface MatchRowProps {
  match: BoardMatch;
  home: Team;
  away: Team;
  /** Keys of the columns that the league shows where there is room. */
  columns: readonly string[];
  /** The day whose list this stands on; null on lists of no day. */
  day: string | null;
}

/** One match on a list, a link to its page. A change of another match leaves it alone. */
export const MatchRow = memo(function MatchRow({ match, home, away, columns, day }: MatchRowProps) {
  const view = useBoardView();
  const score = scoreboard(match.state, sportOf(match.gameId));
  const teams = { home, away };
  return (
    <li className="flex items-stretch hover:bg-raised/50" title={demoTitle(match, view)}>
      <Link
        to={matchPath(match)}
        className="flex min-h-14 min-w-0 grow items-center py-1.5 -outline-offset-2"
      >
        <MatchTime match={match} day={day} />
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-y-1">
          {score.order.map((side, line) => (
            <SideLine
              key={side}
              side={side}
              team={teams[side]}
              line={line}
              match={match}
              score={score}
              columns={columns}
            />
          ))}
          <RowMark match={match} score={score} day={day} />
        </div>
      </Link>
      <FavouriteStar match={match} home={home.name} away={away.name} />
    </li>
  );
});

interface SideLineProps {
  side: Side;
  team: Team;
  /** 0 for the side that stands first. */
  line: number;
  match: BoardMatch;
  score: Scoreboard;
  columns: readonly string[];
}

function SideLine({ side, team, line, match, score, columns }: SideLineProps) {
  const row = line === 0 ? 'row-start-1' : 'row-start-2';
  const lost = score.winner !== null && score.winner !== side;
  const won = score.winner === side;
  const tone = lost ? 'text-muted' : won ? 'font-semibold' : '';
  return (
    <>
      <span className={`col-start-1 flex min-w-0 items-center gap-2 text-sm ${row} ${tone}`}>
        <Crest name={team.name} />
        <span dir="auto" className="truncate">
          {team.name}
        </span>
        {score.active === side && <span className="size-1.5 shrink-0 rounded-full bg-live" />}
      </span>
      <span className={`col-start-3 flex items-center ${row}`}>
        <SideScores side={side} match={match} score={score} columns={columns} />
      </span>
    </>
  );
}

function demoTitle({ demo }: BoardMatch, { t }: BoardView): string | undefined {
  return demo ? t('common:demo.label') : undefined;
}
