import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import type { BoardMatch, PageMatch } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { Crest } from '@xiongmao/ui/crest';
import { Flag } from '@xiongmao/ui/flag';
import { memo, type ReactNode } from 'react';
import { matchPath } from '#app/paths.ts';
import { ShowResult } from '#app/platform/spoilers/parts.tsx';
import { sidesText } from '#app/shared/games/sides-text.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { nationOf, teamFlag } from '#app/shared/names/team-flag.tsx';
import { lobbyLines, lobbyName } from '../../../lobby-words.ts';
import { type Scoreboard, scoreboard } from '../../../scoreboard.ts';
import { FavouriteStar } from '../../favourite-star.tsx';
import { type BoardView, useBoardView } from '../board-context.tsx';
import { MatchTime } from './match-time.tsx';
import { RowMark } from './row-mark.tsx';
import { SideScores } from './side-scores.tsx';

interface MatchRowProps {
  match: BoardMatch;
  /** Neither in a lobby. */
  home?: Team | undefined;
  away?: Team | undefined;
  league: Pick<League, 'country'>;
  /** Keys of the columns that the league shows where there is room. */
  columns: readonly string[];
  /** The day whose list this stands on; null on lists of no day. */
  day: string | null;
}

/** One match on a list, a link to its page. A change of another match leaves it alone. */
export const MatchRow = memo(function MatchRow(row: MatchRowProps) {
  const view = useBoardView();
  const { match, home, away } = row;
  return (
    <li className="match-row" title={demoTitle(match, view)}>
      <a data-row="" href={view.base + matchPath(match)} className="row-full">
        <RowFace {...row} />
      </a>
      {match.state.concealed && (
        <ShowResult match={match} sides={sidesText(match.gameId, row)} small />
      )}
      <FavouriteStar
        match={match}
        home={home?.name ?? lobbyName(match, view.t)}
        away={away?.name}
      />
    </li>
  );
});

/** When, who, how it stands. */
export function RowFace(row: MatchRowProps) {
  const { match, day } = row;
  return (
    <RowSides {...row} time={<MatchTime match={match} day={day} />}>
      {(score) => <RowMark match={match} score={score} day={day} />}
    </RowSides>
  );
}

interface RowSidesProps extends Omit<MatchRowProps, 'match' | 'day'> {
  match: PageMatch;
  time: ReactNode;
  /** Beside the score. */
  children: (score: Scoreboard) => ReactNode;
}

/** Who, and how it stands, beside what is said of the time. */
export function RowSides({ match, home, away, league, columns, time, children }: RowSidesProps) {
  const { t, locale } = useBoardView();
  const sides = home && away ? { home, away } : lobbyLines(match, t);
  const score = { ...scoreboard(match.state, sportOf(match.gameId)), ...sides };
  return (
    <>
      {time}
      {score.order.map((side, line) => (
        <SideLine
          key={side}
          side={side}
          team={sides[side]}
          flag={teamFlag({ home, away }[side], league, locale)}
          nation={nationOf({ country: null, ...sides[side] }, locale)}
          line={line}
          match={match}
          score={score}
          columns={columns}
        />
      ))}
      {children(score)}
    </>
  );
}

interface SideLineProps {
  side: Side;
  team: Pick<Team, 'name'>;
  flag: string | null;
  nation: string | null;
  /** 0 for the side that stands first. */
  line: number;
  match: PageMatch;
  score: Scoreboard;
  columns: readonly string[];
}

function SideLine({ side, team, flag, nation, line, match, score, columns }: SideLineProps) {
  const row = line === 0 ? 'row-start-1' : 'row-start-2';
  const lost = score.winner !== null && score.winner !== side;
  const won = score.winner === side;
  // A lobby has one side at most: the leader.
  const isTeam = match.homeId !== null || (line === 0 && score.total !== null);
  const tone = lost || (line > 0 && !isTeam) ? 'text-muted' : won ? 'font-semibold' : '';
  return (
    <>
      <Crest
        name={team.name}
        country={nation}
        className={`me-2 ${row} ${score.active === side ? 'row-active' : ''} ${isTeam ? '' : 'invisible'}`}
      />
      {flag ? (
        <span className={`row-name flex items-center gap-1.5 ${row} ${tone}`}>
          <Flag country={flag} className="h-2.5" />
          <span dir="auto" className="truncate">
            {team.name}
          </span>
        </span>
      ) : (
        <span dir="auto" className={`row-name ${row} ${tone}`}>
          {team.name}
        </span>
      )}
      <span className={`row-figures ${row}`}>
        <SideScores side={side} match={match} score={score} columns={columns} />
      </span>
    </>
  );
}

function demoTitle({ demo }: BoardMatch, { t }: BoardView): string | undefined {
  return demo ? t('common:demo.label') : undefined;
}
