import type { SportKey } from '@xiongmao/api/catalogue/sports';
import type { StandingRow } from '@xiongmao/api/matches/shapes';
import { sportKeyOf } from './sport-of.ts';

/** Of tables with points: whether draws are usual, or told of only where there was one. */
const drawsAreUsual: Readonly<Record<SportKey, boolean>> = {
  soccer: true,
  basketball: true,
  tennis: true,
  snooker: true,
  volleyball: false,
  tableTennis: true,
  badminton: true,
  baseball: true,
  cricket: false,
  americanFootball: true,
  mobaBestOf: true,
  roundsBestOf: true,
  pointsBestOf: true,
  battleRoyale: true,
  generic: true,
};

/** Whether a table has a column for what nobody won. */
export const hasDrawColumn = (
  rows: readonly Pick<StandingRow, 'drawn' | 'points'>[],
  gameId: number,
): boolean =>
  rows.some(({ drawn }) => drawn > 0) ||
  (rows.some(({ points }) => points !== null) && drawsAreUsual[sportKeyOf(gameId)]);

/** What orders a table without points: a draw is half a win. Null before the first match. */
export const winShare = ({
  played,
  won,
  drawn,
}: Pick<StandingRow, 'played' | 'won' | 'drawn'>): number | null =>
  played === 0 ? null : (won + drawn / 2) / played;
