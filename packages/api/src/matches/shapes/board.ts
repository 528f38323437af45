import { z } from 'zod';
import { gameNumber } from '../../catalogue/game-number.ts';
import { leagueShape, teamShape } from '../../catalogue/shapes.ts';
import { day, zone } from '../../fields/dates.ts';
import { rowId } from '../../fields/row-id.ts';
import { boardMatch, pageMatch } from './match.ts';

/** A list of matches with the names it needs apart, so that scores travel without them. */
export const board = z.object({
  /** The tick this list is current to: give it to `watch`. */
  version: z.int(),
  leagues: z.record(z.string(), leagueShape),
  teams: z.record(z.string(), teamShape),
  matches: z.array(boardMatch),
});
export type Board = z.infer<typeof board>;

/** Matches that were looked for, and beside those of a day what nobody told the day of, by its season. */
export const foundBoard = board.extend({
  undated: z.array(pageMatch.extend({ season: z.string() })),
});
export type FoundBoard = z.infer<typeof foundBoard>;

const gameIds = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3}){0,63}$/)
  .optional();

/** One day as a viewer sees it: today unless it is named, in the brand's zone unless another is. */
const inZone = { day: day.optional(), zone: zone.optional() };
export const dayQuery = z.object({ ...inZone, gameIds });

/** Days `from` to `to`, both included, the first 62 of them; one where only that is named. */
export const daySpan = z
  .object({ from: day.optional(), to: day.optional(), zone: inZone.zone, gameIds })
  .refine(({ from, to }) => !from || !to || from <= to);

/** The body form of the older clients: the same words, one game or several. What else is asked is refused. */
export const dayBody = z.strictObject({
  gameId: gameNumber.optional(),
  gameIds: z.array(gameNumber).max(64).optional(),
  ...inZone,
});

/** Conditions, by page. */
export const conditionBody = dayBody.extend({
  leagueId: rowId.optional(),
  teamId: rowId.optional(),
  matchIds: z.array(rowId).max(200).optional(),
  status: z.enum(['live', 'upcoming', 'past']).optional(),
  pageIndex: z.int().min(1).max(10_000).optional(),
  pageSize: z.int().min(1).max(100).optional(),
});

export const boardPage = board.extend({ total: z.int(), pageIndex: z.int(), pageSize: z.int() });
