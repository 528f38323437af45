import type { Board } from '@xiongmao/api/matches/shapes';
import { useMemo, useState } from 'react';
import { groupByLeague, inOrder, rankBoard } from '../../api/board/league-groups.ts';
import { useFavourites } from '../../api/favourites/use-favourites.ts';
import { LeagueBlock } from './rows/league-block.tsx';

/** As many rows are full from the first as a screen shows: the others become so as it comes near. */
const fullRows = 14;

interface BoardListProps {
  board: Pick<Board, 'leagues' | 'teams' | 'matches'>;
  day: string | null;
}

/**
 * A board by leagues. Mount it anew (by key) for another list: its order is made once, so
 * that nothing moves under the finger while matches begin and end.
 */
export function BoardList({ board, day }: BoardListProps) {
  const favourites = useFavourites();
  const groups = useMemo(() => groupByLeague(board), [board]);
  const [order] = useState(() => rankBoard(groups, favourites));
  const ordered = useMemo(() => inOrder(groups, order), [groups, order]);
  let left = fullRows;

  return (
    <div className="@container flex flex-col gap-2">
      {ordered.map((group) => {
        const full = Math.min(left, group.matches.length);
        left -= full;
        return (
          <LeagueBlock
            key={`${group.league.id}${group.late ? ' late' : ''}`}
            group={group}
            teams={board.teams}
            day={day}
            full={full}
          />
        );
      })}
    </div>
  );
}
