/** Overall status; the phase within `live` is a period key or break of the sport (`catalogue/sports.ts`). */
export const matchStatuses = [
  'notStarted',
  'live',
  'interrupted',
  'ended',
  'awarded',
  'postponed',
  'cancelled',
  'abandoned',
  'unknown',
] as const;
export type MatchStatus = (typeof matchStatuses)[number];

type Statuses = readonly MatchStatus[];

/** It has begun and is not over, also while play is stopped. */
export const inPlay = ['live', 'interrupted'] as const satisfies Statuses;
/** Its result counts: played to the end, or decided off the field. */
export const played = ['ended', 'awarded'] as const satisfies Statuses;
/** Nothing more will be played. */
export const over = [...played, 'cancelled', 'abandoned'] as const satisfies Statuses;
/** A result to whoever lists matches, also one without a score or whose end nobody told; every other is a fixture. */
export const past = [...over, 'unknown'] as const satisfies Statuses;
/** It won't be played on as it stands: what was promised for it can be settled. */
export const decided = [...over, 'postponed'] as const satisfies Statuses;

const isOneOf = (statuses: Statuses) => (status: MatchStatus) => statuses.includes(status);

export const isInPlay = isOneOf(inPlay);
export const isPlayed = isOneOf(played);
export const isOver = isOneOf(over);
export const isPast = isOneOf(past);
export const isDecided = isOneOf(decided);

/** Hours after which a match that should have begun, and did not, is not waited for. */
export const lateBy = 6;
