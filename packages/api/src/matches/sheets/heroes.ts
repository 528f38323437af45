import { z } from 'zod';
import { figure } from '../shapes/figures.ts';
import { count, scorePair, side } from '../sides.ts';

const lanes = ['top', 'mid', 'bot'] as const;
/** A side's towers and barracks, the outermost first: `mid2` is a tower, `midMelee` a barracks. */
export const buildings = [
  ...([1, 2, 3] as const).flatMap((tier) => lanes.map((lane) => `${lane}${tier}` as const)),
  ...lanes.flatMap((lane) => [`${lane}Melee`, `${lane}Ranged`] as const),
  'base1',
  'base2',
] as const;
export type Building = (typeof buildings)[number];

const standing = z.array(z.enum(buildings)).max(buildings.length);
/** Of both sides, at a second of the game's clock. */
const reading = z.object({ at: z.int().min(-600).max(36_000), home: z.int(), away: z.int() });

const player = z.object({
  side,
  playerId: z.string().max(60),
  /** Null where the source knows the hero alone. */
  player: z.string().max(120).nullable(),
  hero: z.string().max(60).nullable(),
  /** By key of `statistics.json`: `level`, `kills`, `netWorth`. */
  figures: z.record(z.string().max(40), figure),
  /** What the hero carries, by name. */
  items: z.array(z.string().max(60)).max(12),
});

const fight = z.object({
  from: z.int(),
  to: z.int(),
  deaths: scorePair,
  /** What each side gained, or lost. */
  gold: z.object({ home: z.int(), away: z.int() }),
});

/** Games of heroes in lanes: Dota 2. */
export const heroesSheet = z.object({
  kind: z.literal('heroes'),
  parts: z
    .array(
      z.object({
        /** Period key of the game. */
        key: z.string().max(16),
        /** How long it has taken, by its clock. */
        seconds: count.nullable(),
        players: z.array(player).max(10),
        /** Gold and experience of each side; of a source that knows the lead alone, the lead. */
        gold: z.array(reading).max(240),
        experience: z.array(reading).max(240),
        /** Which buildings are left; null where nobody tells. */
        standing: z.object({ home: standing, away: standing }).nullable(),
        fights: z.array(fight).max(60),
      }),
    )
    .max(7),
});
