import { z } from 'zod';
import { scorePair, side } from '../sides.ts';

export const incidentKinds = [
  'goal',
  'penaltyGoal',
  'ownGoal',
  'penaltyMissed',
  'shootoutScored',
  'shootoutMissed',
  'yellowCard',
  'secondYellow',
  'redCard',
  'substitution',
  'videoReview',
  'periodStart',
  'periodEnd',
  'delay',
  'twoPoints',
  'threePoints',
  'freeThrow',
  'shotMissed',
  'freeThrowMissed',
  'rebound',
  'turnover',
  'foul',
  'violation',
  'timeout',
  'jumpBall',
  'ejection',
  'review',
  'point',
  'wicket',
  'run',
  'single',
  'double',
  'triple',
  'homeRun',
  'walk',
  'hitByPitch',
  'interference',
  'strikeout',
  'out',
  'doublePlay',
  'triplePlay',
  'sacrifice',
  'fieldersChoice',
  'reachedOnError',
  'error',
  'stolenBase',
  'caughtStealing',
  'pickoff',
  'wildPitch',
  'passedBall',
  'balk',
  'advance',
  'touchdown',
  'fieldGoal',
  'fieldGoalMissed',
  'conversionMissed',
  'safety',
  'pass',
  'rush',
  'sack',
  'interception',
  'fumble',
  'punt',
  'kickoff',
  'kill',
  'objective',
  'round',
  'gameEnd',
  'note',
] as const;
export const incidentKind = z.enum(incidentKinds);
export type IncidentKind = z.infer<typeof incidentKind>;

/** What is kept in four bytes: closer to 0 there is no other number. */
const isKept = (value: number): boolean => value === 0 || Math.fround(value) !== 0;
const coordinate = z.number().min(0).max(100).refine(isKept);

/** One entry of the timeline. */
export const incident = z.object({
  /** The source's id of the entry within its match. */
  key: z.string().min(1).max(120),
  /** Place in the timeline. */
  order: z.int32(),
  period: z.string().max(16).nullable(),
  /** Soccer's minute, 1 for the first; `added` is the 4 of 90+4. Of cricket's 36.4, over and ball. */
  minute: z.int().min(0).max(300).nullable(),
  added: z.int().min(1).max(60).nullable(),
  /** Reading of the match clock in seconds, in the sport's direction. */
  seconds: z.number().min(0).max(100_000).refine(isKept).nullable(),
  kind: incidentKind,
  /** Whose it is. Of an own goal: the side that gains, so that it is the side whose score goes up. */
  side: side.nullable(),
  playerId: z.string().max(60).nullable(),
  player: z.string().max(120).nullable(),
  /** Who assisted, was replaced, or was fouled. */
  other: z.string().max(120).nullable(),
  /** The score after it. */
  score: scorePair.nullable(),
  /** In the source's own words. */
  text: z.string().max(600).nullable(),
  /** Where, in hundredths of the pitch or court: the home side attacks to the right. */
  x: coordinate.nullable(),
  y: coordinate.nullable(),
});

export const shownIncident = incident.extend({
  state: z.enum(['current', 'corrected', 'withdrawn']),
  /** Why it was withdrawn or corrected ("VAR"). */
  reason: z.string().max(300).nullable(),
  /** When it was first heard of; null of one from before that was noted. */
  at: z.iso.datetime().nullable(),
});
export type Incident = z.infer<typeof shownIncident>;

/** Something that happened at a place: a pass, a duel, a shot. The animation and trends stand on it. */
export const action = z.object({
  order: z.int32(),
  period: z.string().max(16),
  /** Seconds since the period began. */
  second: z.number().min(0).max(20_000).refine(isKept),
  kind: z.string().max(40),
  side: side,
  player: z.string().max(120).nullable(),
  x: coordinate,
  y: coordinate,
  toX: coordinate.nullable(),
  toY: coordinate.nullable(),
  success: z.boolean().nullable(),
});
export type Action = z.infer<typeof action>;
