import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { matchPath } from '#app/paths.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { BoardProvider, useNewBoardView } from './board-context.tsx';
import { boardColumns } from './columns/board-columns.ts';
import { MatchRow, RowFace } from './rows/match-row.tsx';
import { RowLinks } from './rows/row-links.tsx';

type Found = Pick<Board, 'leagues' | 'teams' | 'matches'>;

/** What a row shows of a match that stands among those of other leagues, on a list of no day. */
function rowOf({ leagues, teams }: Found, match: BoardMatch) {
  const league = leagues[match.leagueId]!;
  const columns = boardColumns(sportOf(league.gameId), [match]);
  const home = teams[match.homeId ?? 0];
  const away = teams[match.awayId ?? 0];
  return { match, home, away, league, columns, day: null };
}

/** Matches in the order in which they were found, of whatever leagues. */
export function FoundMatches({ board }: { board: Found }) {
  return (
    <BoardProvider value={useNewBoardView()}>
      <RowLinks to={matchPath(board.matches[0]!)}>
        <ul className="@container overflow-hidden bg-surface md:rounded-lg">
          {board.matches.map((match) => (
            <MatchRow key={match.id} {...rowOf(board, match)} />
          ))}
        </ul>
      </RowLinks>
    </BoardProvider>
  );
}

/** One of them within another link. */
export function FoundMatch({ board, match }: { board: Found; match: BoardMatch }) {
  return (
    <BoardProvider value={useNewBoardView()}>
      <span className="@container -ms-2 grow">
        <span className="row-full">
          <RowFace {...rowOf(board, match)} />
        </span>
      </span>
    </BoardProvider>
  );
}
