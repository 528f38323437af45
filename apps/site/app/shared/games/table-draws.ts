import type { StandingRow } from '@xiongmao/api/matches/shapes';
import { sportKeyOf } from './sport-of.ts';

/** Sports that are decided as a rule: their tables tell of draws only where there was one. */
const decided: readonly string[] = ['cricket', 'volleyball'];

/** Whether a table has a column for what nobody won. */
export const hasDrawColumn = (
  rows: readonly Pick<StandingRow, 'drawn' | 'points'>[],
  gameId: number,
): boolean =>
  rows.some(({ drawn }) => drawn > 0) ||
  (rows.some(({ points }) => points !== null) && !decided.includes(sportKeyOf(gameId)));

/** What orders a table without points: a draw is half a win. Null before the first match. */
export const winShare = ({
  played,
  won,
  drawn,
}: Pick<StandingRow, 'played' | 'won' | 'drawn'>): number | null =>
  played === 0 ? null : (won + drawn / 2) / played;
