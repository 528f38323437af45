import { z } from 'zod';
import { teamShape } from '../../catalogue/shapes.ts';
import { scorePair, side } from '../sides.ts';
import { matchStatus } from './state.ts';

/** A side of a tie; without a team as long as nobody knows who it is. */
export const bracketSide = z.object({
  team: teamShape.nullable(),
  /** Place, in the round before, of the tie whose winner this is; null where nothing tells. */
  from: z.int().nullable(),
});

/** One match of a tie, turned to the tie's sides. */
export const bracketLeg = z.object({
  matchId: z.int(),
  status: matchStatus,
  startsAt: z.string().nullable(),
  score: scorePair.nullable(),
  extraTime: z.boolean(),
  penalties: scorePair.nullable(),
});

export const bracketTie = z.object({
  home: bracketSide,
  away: bracketSide,
  /** In the order played; none of a tie whose sides are to be found. */
  legs: z.array(bracketLeg),
  /** Goals of two legs, or matches won of a longer series; null where one match decides. */
  total: scorePair.nullable(),
  winner: side.nullable(),
});
export type BracketTie = z.infer<typeof bracketTie>;

/** A knock-out stage: rounds from the first to the final. */
export const bracket = z.object({
  rounds: z.array(
    z.object({
      /** As its source calls it; null for one that no source has named yet. */
      name: z.string().nullable(),
      /** How many are left in it: 2 in the final; null where that does not tell which round it is. */
      teams: z.int().nullable(),
      /** Each tie follows from the two of the round before that stand at twice its place. */
      linked: z.boolean(),
      ties: z.array(bracketTie),
    }),
  ),
  thirdPlace: bracketTie.nullable(),
});
export type Bracket = z.infer<typeof bracket>;
