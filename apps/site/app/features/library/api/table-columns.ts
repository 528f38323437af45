import { leagueSections } from '@xiongmao/api/library/sections';

/** The columns that tables of the library can be sorted by, as addresses name them. */
export const seasonColumns = ['season', 'champion', 'sides', 'played', 'from', 'to'] as const;
export const standingColumns = [
  'rank',
  'team',
  'played',
  'won',
  'drawn',
  'lost',
  'scored',
  'conceded',
  'difference',
  'points',
] as const;
export const scheduleColumns = ['date', 'home', 'away', 'round'] as const;
export const holdingColumns = ['game', 'leagues', 'seasons', 'matches', ...leagueSections] as const;
