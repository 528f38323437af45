import type { Board } from '@xiongmao/api/matches/shapes';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { groupByLeague, inOrder, type LeagueGroup, rankBoard } from '../../api/league-groups.ts';
import { useFavourites } from '../../api/use-favourites.ts';
import { LeagueBlock } from './league-block.tsx';

/** As many matches as the page carries in its HTML: some screens full. */
const firstMatches = 60;
/** As many as follow at a time, without holding up a touch. */
const furtherMatches = 100;

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
  const filled = useGrowing(firstMatches, furtherMatches, board.matches.length);
  const full = countFilled(ordered, filled);

  return (
    <div className="@container flex flex-col gap-2">
      {ordered.map((group, index) => (
        <LeagueBlock
          key={group.league.id}
          group={group}
          teams={board.teams}
          day={day}
          filled={index < full}
        />
      ))}
    </div>
  );
}

/** A number that begins small and grows by steps, each when the page has time for it. */
function useGrowing(start: number, step: number, end: number): number {
  const [size, setSize] = useState(start);
  useEffect(() => {
    if (size < end) startTransition(() => setSize(size + step));
  }, [size, step, end]);
  return size;
}

/** How many leagues are filled, in whole, until there are matches enough. */
function countFilled(groups: readonly LeagueGroup[], enough: number): number {
  let matches = 0;
  const index = groups.findIndex((group) => {
    const isEnough = matches >= enough;
    matches += group.matches.length;
    return isEnough;
  });
  return index < 0 ? groups.length : index;
}
