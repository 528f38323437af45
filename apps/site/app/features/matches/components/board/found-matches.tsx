import type { Board } from '@xiongmao/api/matches/shapes';
import { matchPath } from '#app/paths.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { BoardProvider, useNewBoardView } from './board-context.tsx';
import { boardColumns } from './columns/board-columns.ts';
import { MatchRow } from './rows/match-row.tsx';
import { RowLinks } from './rows/row-links.tsx';

/** Matches in the order in which they were found, of whatever leagues. */
export function FoundMatches({ board }: { board: Pick<Board, 'leagues' | 'teams' | 'matches'> }) {
  const { leagues, teams, matches } = board;
  return (
    <BoardProvider value={useNewBoardView()}>
      <RowLinks to={matchPath(matches[0]!)}>
        <ul className="@container overflow-hidden bg-surface md:rounded-lg">
          {matches.map((match) => {
            const league = leagues[match.leagueId]!;
            const columns = boardColumns(sportOf(league.gameId), [match]);
            const home = teams[match.homeId ?? 0];
            const away = teams[match.awayId ?? 0];
            return (
              <MatchRow key={match.id} {...{ match, home, away, league, columns }} day={null} />
            );
          })}
        </ul>
      </RowLinks>
    </BoardProvider>
  );
}
