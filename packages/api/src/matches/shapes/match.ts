import { z } from 'zod';
import { shownState } from './state.ts';

export const fixture = z.object({
  id: z.int(),
  gameId: z.int(),
  leagueId: z.int(),
  seasonId: z.int(),
  /** Both null of a lobby: it has no sides. */
  homeId: z.int().nullable(),
  awayId: z.int().nullable(),
  /** Instant of the start; with `timeKnown` false only its `date` is meant. */
  startsAt: z.string(),
  timeKnown: z.boolean(),
  /** The calendar day the match belongs to at its venue, YYYY-MM-DD. */
  date: z.string(),
  /** Earlier starts of a rescheduled match: it stays on those days, marked. */
  movedFrom: z.array(z.string()),
  round: z.string().nullable(),
  stage: z.string().nullable(),
  group: z.string().nullable(),
  bestOf: z.int().nullable(),
  /** Periods that are planned, of a match that has not as many as its sport: seven innings. */
  regularPeriods: z.int().optional(),
  /** Made by the simulator. */
  demo: z.boolean(),
  source: z.string(),
  /** Other sources that tell of the same match; absent where there are none. */
  alsoFrom: z.array(z.string()).optional(),
});
export type Fixture = z.infer<typeof fixture>;

export const boardMatch = fixture.extend({ state: shownState });
export type BoardMatch = z.infer<typeof boardMatch>;

/** A match on its own page: also one of which nobody told the day, and which stands on no board. */
export const pageMatch = boardMatch.extend({
  startsAt: boardMatch.shape.startsAt.nullable(),
  date: boardMatch.shape.date.nullable(),
});
export type PageMatch = z.infer<typeof pageMatch>;
