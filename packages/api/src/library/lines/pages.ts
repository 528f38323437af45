/** The pages of the libraries of players and teams, of a season and of one of them (product spec §2). */
export const playerPages = [
  'dataModule',
  'meansModule',
  'sortTable',
  'sortMatchTable',
  'sortServiceTable',
  'sortWeaponTable',
  'TeamTable',
  'config',
] as const;
export type PlayerPage = (typeof playerPages)[number];

export const squadPages = [
  'scheduleTable',
  'TeamTable',
  'dataModule',
  'meansModule',
  'sortTable',
  'config',
] as const;
export type SquadPage = (typeof squadPages)[number];
export type LinePage = PlayerPage | SquadPage;

/** Tables that have a page of their own. */
export const pageTables: Partial<Record<LinePage, string>> = {
  sortServiceTable: 'service',
  sortWeaponTable: 'weapons',
};
