import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { matchPath } from '#app/paths.ts';
import { BoardProvider, useNewBoardView } from './board-context.tsx';
import { MatchRow, RowFace } from './rows/match-row.tsx';
import { RowLinks } from './rows/row-links.tsx';
import { type FoundBoard, rowOf } from './rows/row-of.ts';

/** Matches in the order in which they were found, of whatever leagues. */
export function FoundMatches({ board }: { board: FoundBoard }) {
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
export function FoundMatch({ board, match }: { board: FoundBoard; match: BoardMatch }) {
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
