/** What one can ask for all the same: a match, or a page that tells of many. */
export const revealKinds = ['match', 'season', 'team', 'player', 'expert'] as const;
export type RevealKind = (typeof revealKinds)[number];
export type Revealed = `${RevealKind}-${number}`;

/** What a call that was refused (`resultsHidden`) would tell, and whose results these are. */
export interface HiddenResults {
  name: Revealed;
  title: string | null;
}
