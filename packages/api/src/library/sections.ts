/** The pages that a league of the library may have beside its overview (product spec §2). */
export const leagueSections = [
  'groupTable',
  'promotionTree',
  'scheduleTable',
  'sortTable',
] as const;
export type LeagueSection = (typeof leagueSections)[number];

/** Matches on a page of a schedule: of a round, all. */
export const schedulePageSize = 100;

/** What a list of leagues is sorted by; with `-` the greatest first. */
export const leagueSorts = ['-latest', 'latest', 'name', '-name', '-seasons', 'seasons'] as const;
export type LeagueSort = (typeof leagueSorts)[number];
