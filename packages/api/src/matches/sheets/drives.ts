import { z } from 'zod';
import { scorePair, side } from '../sides.ts';

/** How a side lost the ball, or what it made of it. */
export const driveResults = [
  'touchdown',
  'fieldGoal',
  'missedFieldGoal',
  'blockedFieldGoal',
  'punt',
  'blockedPunt',
  'interception',
  'fumble',
  'downs',
  'safety',
  'endOfHalf',
  'endOfGame',
] as const;
export type DriveResult = (typeof driveResults)[number];

/** A yard line, in the half of a side: 50 is midfield. */
const spot = z.object({ side, yard: z.int().min(0).max(50) });

const gained = z.int().min(-200).max(200);

/** A play; what happened stands in the timeline's entry of its key. */
const drivePlay = z.object({
  key: z.string().max(120),
  /** Null of kicks that follow no down, and of stoppages. */
  down: z.int().min(1).max(4).nullable(),
  toGo: z.int().min(0).max(99).nullable(),
  spot: spot.nullable(),
  /** Made on the play, by its runner or receiver; null where there is none. */
  yards: gained.nullable(),
});

const drive = z.object({
  /** `drive12` */
  key: z.string().max(16),
  /** Who has the ball. */
  side,
  /** Where it began, and ended. */
  start: z.object({ period: z.string().max(16), seconds: z.int().min(0), spot: spot.nullable() }),
  end: z.object({ spot: spot.nullable() }),
  /** Downs that were played, and what they brought. */
  downs: z.int().min(0).max(99),
  yards: gained,
  /** Seconds of the game clock. */
  seconds: z.int().min(0).max(3600),
  /** Null while it goes on, and where nobody tells. */
  result: z.enum(driveResults).nullable(),
  /** What was scored in it, by either side. */
  points: scorePair,
  /** The score after it. */
  score: scorePair,
  plays: z.array(drivePlay).max(80),
});

/** American football: each possession, from where to where, and what came of it. */
export const drivesSheet = z.object({
  kind: z.literal('drives'),
  parts: z.array(drive).max(80),
});
