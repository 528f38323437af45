import { sidesAs } from '@xiongmao/api/catalogue/sides';
import {
  type PlayerPage,
  pageTables,
  playerPages,
  type SquadPage,
  squadPages,
} from '@xiongmao/api/library/lines/pages';
import type { PlayerRecord, SquadRecord } from '@xiongmao/api/library/lines/shapes';

/** The pages that there are of a player: what the sport does not have is absent. */
export function playerPagesOf({
  gameId,
  tables,
  ranks,
}: Pick<PlayerRecord, 'gameId' | 'tables' | 'ranks'>): (PlayerPage | null)[] {
  const has = (page: PlayerPage) => {
    const table = pageTables[page];
    if (table) return tables.includes(table);
    if (page === 'TeamTable') return sidesAs(gameId) !== 'player';
    return page !== 'sortTable' || ranks.length > 0;
  };
  return [null, ...playerPages.filter(has)];
}

/** The pages that there are of a team. */
export const squadPagesOf = ({
  rosters,
  ranks,
}: Pick<SquadRecord, 'rosters' | 'ranks'>): (SquadPage | null)[] => [
  null,
  ...squadPages.filter(
    (page) =>
      (page !== 'TeamTable' || rosters.length > 0) && (page !== 'sortTable' || ranks.length > 0),
  ),
];
