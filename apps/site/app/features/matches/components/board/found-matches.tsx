import type { BoardMatch, FoundBoard } from '@xiongmao/api/matches/shapes';
import { matchPath } from '#app/paths.ts';
import { BoardProvider, useBoardView, useNewBoardView } from './board-context.tsx';
import { MatchRow, RowFace } from './rows/match-row.tsx';
import { RowLinks } from './rows/row-links.tsx';
import { type NamedMatches, rowOf } from './rows/row-of.ts';
import { UndatedFace, type UndatedMatch } from './rows/undated-face.tsx';

/** Matches in the order in which they were found, of whatever leagues; those of no day come last. */
export function FoundMatches({ board }: { board: FoundBoard }) {
  const [first] = [...board.matches, ...board.undated];
  return (
    <BoardProvider value={useNewBoardView()}>
      <RowLinks to={matchPath(first!)}>
        <ul className="@container overflow-hidden bg-surface md:rounded-lg">
          {board.matches.map((match) => (
            <MatchRow key={match.id} {...rowOf(board, match)} />
          ))}
          {board.undated.map((match) => (
            <UndatedRow key={match.id} board={board} match={match} />
          ))}
        </ul>
      </RowLinks>
    </BoardProvider>
  );
}

interface FoundMatchProps<Match> {
  board: NamedMatches;
  match: Match;
}

function UndatedRow({ board, match }: FoundMatchProps<UndatedMatch>) {
  const { base } = useBoardView();
  return (
    <li className="match-row pe-11">
      <a data-row="" href={base + matchPath(match)} className="row-full">
        <UndatedFace {...rowOf(board, match)} />
      </a>
    </li>
  );
}

/** One of them within another link. */
export function FoundMatch({ board, match }: FoundMatchProps<BoardMatch | UndatedMatch>) {
  return (
    <BoardProvider value={useNewBoardView()}>
      <span className="@container -ms-2 grow">
        <span className="row-full">
          {'season' in match ? (
            <UndatedFace {...rowOf(board, match)} />
          ) : (
            <RowFace {...rowOf(board, match)} />
          )}
        </span>
      </span>
    </BoardProvider>
  );
}
