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

/** Those of what is still to be played out: a fixture. Every other is a result, also one without a score. */
const open: readonly MatchStatus[] = ['notStarted', 'live', 'interrupted', 'postponed'];
export const isOver = (status: MatchStatus): boolean => !open.includes(status);
