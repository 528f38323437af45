import type { Board } from '@xiongmao/api/matches/shapes';
import { createContext, type ReactNode, use } from 'react';
import { matchPath } from '#app/paths.ts';
import { askedFavourites, useBoard } from '../../api/board/board-query.ts';
import { BoardProvider, useNewBoardView } from './board-context.tsx';
import { Feed } from './feed/feed.tsx';
import { MatchRow } from './rows/match-row.tsx';
import { RowLinks } from './rows/row-links.tsx';
import { rowOf } from './rows/row-of.ts';

const BoardOf = createContext<Board | undefined>(undefined);

interface LiveMatchesProps {
  ids: readonly number[];
  children: ReactNode;
}

/** Keeps some matches current for whatever shows them one by one (`LiveMatch`). */
export function LiveMatches({ ids, children }: LiveMatchesProps) {
  const view = useNewBoardView();
  const asked = askedFavourites(ids);
  const { data: board } = useBoard(asked);
  const first = board?.matches[0];
  if (!first) return children;
  return (
    <BoardProvider value={view}>
      <BoardOf value={board}>
        <RowLinks to={matchPath(first)}>{children}</RowLinks>
        <Feed asked={asked} version={board.version} />
      </BoardOf>
    </BoardProvider>
  );
}

/** One of them, as a list shows it; nothing while it is not known. */
export function LiveMatch({ id }: { id: number }) {
  const board = use(BoardOf);
  const match = board?.matches.find((each) => each.id === id);
  if (!board || !match) return null;
  const row = rowOf(board, match);
  return (
    <div className="overflow-x-auto rounded-lg bg-raised">
      <p dir="auto" className="truncate px-3 pt-2 text-xs text-muted">
        {row.league.name}
      </p>
      <ul className="@container">
        <MatchRow {...row} />
      </ul>
    </div>
  );
}
