import { z } from 'zod';

export const side = z.enum(['home', 'away']);
export type Side = z.infer<typeof side>;

export const count = z.int().min(0).max(100_000);
export const scorePair = z.object({ home: count, away: count });
export type ScorePair = z.infer<typeof scorePair>;
