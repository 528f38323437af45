import { z } from 'zod';
import { scorePair, side } from '../sides.ts';

/** A rally: who served, who won it, and how. */
const rally = z.object({
  server: side.nullable(),
  winner: side,
  /** Points in the set after it. */
  score: scorePair,
  /** What ended it, as a key of `statistics.json`: `smash`, `serviceError`; null where nobody tells. */
  ending: z.string().max(40).nullable(),
  player: z.string().max(120).nullable(),
  /** Strokes or touches; null where they are not counted. */
  strokes: z.int().min(0).max(1000).nullable(),
});

/** Sports of sets in which each rally is a point: badminton, volleyball. */
export const ralliesSheet = z.object({
  kind: z.literal('rallies'),
  parts: z
    .array(
      z.object({
        /** Period key of the set. */
        key: z.string().max(16),
        rallies: z.array(rally).max(200),
      }),
    )
    .max(7),
});
