import { z } from 'zod';
import { scorePair, side } from '../sides.ts';
import { rallyEndings, shots } from './rally-words.ts';

/** Shirt numbers at the places 1 to 6 of a volleyball court. */
const positions = z.array(z.int().min(0).max(999)).length(6);

/** What is left out of a rally is not known. */
const rally = z.object({
  server: side.nullable(),
  winner: side,
  /** Points in the set after it. */
  score: scorePair,
  ending: z.enum(rallyEndings).optional(),
  /** Who ended it, one way or the other. */
  player: z.string().max(120).optional(),
  /** Who served it. */
  by: z.string().max(120).optional(),
  strokes: z.int().min(0).max(1000).optional(),
  /** Each stroke in turn, the server's first. */
  shots: z.array(z.enum(shots).nullable()).max(300).optional(),
  /** Who stood where as it was served; only where that changed. */
  court: z.object({ home: positions, away: positions }).optional(),
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
export type RalliesSheet = z.infer<typeof ralliesSheet>;
export type SheetRally = z.infer<typeof rally>;
