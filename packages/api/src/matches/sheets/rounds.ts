import { z } from 'zod';
import { count, scorePair, side } from '../sides.ts';

export const roundEndings = [
  'elimination',
  'bomb',
  'defuse',
  'time',
  'hostages',
  'surrender',
] as const;

const round = z.object({
  /** From 1 on; those that nobody tells are left out. */
  number: z.int().min(1).max(200),
  winner: side.nullable(),
  /** What decided it; null where nobody tells. */
  ending: z.enum(roundEndings).nullable(),
  /** Rounds won after it. */
  score: scorePair,
  /** The side of the map that each plays: `ct`, `t`. */
  sides: z.object({ home: z.string().max(20), away: z.string().max(20) }).nullable(),
  /** Players left at its end. */
  alive: scorePair.nullable(),
  /** What each side's equipment was worth when the round began. */
  equipment: scorePair.nullable(),
  planted: z.boolean().nullable(),
  /** How long it took. */
  seconds: count.nullable(),
});

/** Shooters whose maps are won by rounds: Counter-Strike. */
export const roundsSheet = z.object({
  kind: z.literal('rounds'),
  parts: z
    .array(
      z.object({
        /** Period key of the map. */
        key: z.string().max(16),
        rounds: z.array(round).max(200),
      }),
    )
    .max(7),
});
