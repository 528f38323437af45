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
