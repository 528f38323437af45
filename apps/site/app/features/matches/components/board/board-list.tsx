import type { Board } from '@xiongmao/api/matches/shapes';
import { useEffect, useMemo, useState } from 'react';
import { groupByLeague, inOrder, rankLeagues } from '../../api/league-groups.ts';
import { useFavourites } from '../../api/use-favourites.ts';
import { LeagueBlock } from './league-block.tsx';

/** As many matches as the page carries in its HTML: some screens full. The rest follows at once. */
const firstMatches = 60;

interface BoardListProps {
  board: Pick<Board, 'leagues' | 'teams' | 'matches'>;
  day: string | null;
}

/**
 * A board by leagues. Mount it anew (by key) for another list: the order of the leagues is made once, so
 * that nothing moves under the finger while matches begin and end.
 */
export function BoardList({ board, day }: BoardListProps) {
  const favourites = useFavourites();
  const groups = useMemo(() => groupByLeague(board), [board]);
  const [order] = useState(() => rankLeagues(groups, favourites));
  const ordered = useMemo(() => inOrder(groups, order), [groups, order]);
  const [whole, setWhole] = useState(false);
  useEffect(() => setWhole(true), []);

  return (
    <div className="@container flex flex-col gap-2">
      {(whole ? ordered : firstOf(ordered)).map((group) => (
        <LeagueBlock key={group.league.id} group={group} teams={board.teams} day={day} />
      ))}
    </div>
  );
}

/** Whole leagues until there are matches enough. */
function firstOf<Group extends { matches: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  let matches = 0;
  return groups.filter((group) => {
    const shown = matches < firstMatches;
    matches += group.matches.length;
    return shown;
  });
}
