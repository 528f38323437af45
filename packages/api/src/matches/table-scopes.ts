/** Which matches of each side a table counts; `form`: the last five. */
export const tableScopes = ['all', 'home', 'away', 'form'] as const;
export type TableScope = (typeof tableScopes)[number];
