import { z } from 'zod';
import { teamShape } from '../../catalogue/shapes.ts';
import { day } from '../../fields/dates.ts';
import { side } from '../sides.ts';
import { figure } from './figures.ts';

export const lineupPlayer = z.object({
  /** The player's number in the library, as fans are shown it; no source's. */
  id: z.int().optional(),
  playerId: z.string().max(60),
  name: z.string().max(120),
  /** ISO 3166-1 alpha-2 or a subdivision (`GB-ENG`); absent where the source does not tell. */
  country: z.string().max(12).optional(),
  number: z.int().min(0).max(999).nullable(),
  position: z.string().max(24).nullable(),
  starter: z.boolean(),
  /** Minutes on the match clock at which the player came and went. */
  cameOn: z.int().min(0).max(300).nullable(),
  wentOff: z.int().min(0).max(300).nullable(),
  /** Statistics by key (`goals`, `passes`, `rebounds`). */
  statistics: z.record(z.string().max(40), figure),
});
export type LineupPlayer = z.infer<typeof lineupPlayer>;

export const lineup = z.object({
  side,
  /** Expected, not announced. */
  probable: z.boolean().nullish(),
  formation: z.string().max(20).nullable(),
  coach: z.string().max(120).nullable(),
  players: z.array(lineupPlayer).max(80),
});
export type Lineup = z.infer<typeof lineup>;

export const absenceKinds = ['injured', 'suspended', 'doubtful', 'other'] as const;

/** Somebody who can't play, or may not be able to. */
export const absence = z.object({
  side,
  player: z.string().min(1).max(120),
  position: z.string().max(24).nullish(),
  kind: z.enum(absenceKinds),
  /** In the source's own words: "Knee", "Fifth booking". */
  reason: z.string().max(200).nullish(),
  /** Calendar days: the first missed, and that of the expected return. */
  since: day.nullish(),
  until: day.nullish(),
});
export type Absence = z.infer<typeof absence>;

/** How each side lined up last before a match, as far as that is known. */
export const lastLineups = z.array(
  z.object({
    side,
    /** The match that it played. */
    match: z.object({ id: z.int(), gameId: z.int(), startsAt: z.string(), opponent: teamShape }),
    lineup,
  }),
);
export type LastLineups = z.infer<typeof lastLineups>;
