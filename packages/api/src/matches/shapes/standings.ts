import { z } from 'zod';
import { leagueShape, teamShape } from '../../catalogue/shapes.ts';
import { bracket } from './bracket.ts';
import { formResult } from './form.ts';

/** What orders the sides of a table. `mutual…` looks at the matches among the level sides alone. */
export const criterion = z.enum([
  'points',
  'pointsPerMatch',
  'winShare',
  'groupShare',
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
  'mutualAwayScored',
  'difference',
  'scored',
  'netRunRate',
  'average',
  'wins',
  'awayScored',
  'awayWins',
  'rounding',
  'placeBefore',
  'playOff',
  'decided',
]);
export type Criterion = z.infer<typeof criterion>;

export const standingRow = z.object({
  /** Sides level in all share it; null as long as a side has not played, unless it goes on from another table. */
  rank: z.int().nullable(),
  team: teamShape,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  /** Points of the table; null where the sport counts wins alone. */
  points: z.int().nullable(),
  /** Of these points, what was taken away (negative) or given outside of matches. */
  adjustment: z.int(),
  /** Runs an over made, less those given away; null in other sports, and where not all overs are known. */
  runRate: z.number().nullable(),
  form: z.array(formResult).max(5),
  /** Plays now: the row counts the score as it stands. */
  live: z.boolean(),
});
export type StandingRow = z.infer<typeof standingRow>;

export const standings = z.object({
  league: leagueShape,
  season: z.string(),
  /** A table for each stage and group that has one, the latest stage first. */
  groups: z.array(
    z.object({
      stage: z.string().nullable(),
      /** Null where there is one group, or no source names it. */
      name: z.string().nullable(),
      /** The league was split before: places and what sides took along go on from there. */
      split: z.boolean(),
      /** What comes first, then what separates the level. */
      order: z.array(criterion),
      /** False where the competition's own order is not known: `order` is the usual one. */
      orderKnown: z.boolean(),
      /** Matches that are not counted, as what is said of their result contradicts itself. */
      leftOut: z.int(),
      /** Matches that were played, and of which no result is known. */
      unknown: z.int(),
      rows: z.array(standingRow),
    }),
  ),
  /** Knock-out stages, the latest first. */
  brackets: z.array(bracket),
});
export type Standings = z.infer<typeof standings>;
