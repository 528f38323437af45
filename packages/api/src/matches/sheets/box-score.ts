import { z } from 'zod';
import { side } from '../sides.ts';

const count = z.int().min(0).max(2000);

/** Who batted, in the batting order: those who came in stand after whom they replaced. */
const batter = z.object({
  playerId: z.string().max(60),
  name: z.string().max(120),
  /** Place in the order, 1 to 9; 0 of a pitcher who does not bat. */
  order: z.int().min(0).max(9),
  starter: z.boolean(),
  /** In the order played: `SS`, `PH`, `LF`. */
  positions: z.array(z.string().max(4)).max(12),
  atBats: count,
  runs: count,
  hits: count,
  runsBattedIn: count,
  walks: count,
  strikeouts: count,
  /** What else there is to tell, by its key in `statistics.json`: doubles, home runs, steals… */
  besides: z.record(z.string().max(40), count),
});

/** Who pitched, in the order in which they came. */
const pitcher = z.object({
  playerId: z.string().max(60),
  name: z.string().max(120),
  decision: z.enum(['win', 'loss', 'save']).nullable(),
  /** Three to an inning. */
  outs: count,
  hits: count,
  runs: count,
  earnedRuns: count,
  walks: count,
  strikeouts: count,
  homeRuns: count,
  /** Null where they are not counted. */
  pitches: count.nullable(),
  strikes: count.nullable(),
});

/** Baseball: each side's batting and pitching lines. Runs by inning, hits and errors stand in the score. */
export const boxScoreSheet = z.object({
  kind: z.literal('boxScore'),
  /** How much of its plays can't be as it is told: the runs may be others. */
  faults: z.int().min(1).max(5000).optional(),
  parts: z
    .array(
      z.object({
        /** `away`, then `home`. */
        key: z.string().max(16),
        side,
        /** Innings it has come to bat in: the side that bats last may have no need of the last one. */
        innings: count,
        leftOnBase: count,
        batting: z.array(batter).max(60),
        pitching: z.array(pitcher).max(30),
      }),
    )
    .max(2),
});
