/** What one can ask for all the same: a match, or a page that tells of many. */
export const revealKinds = ['match', 'season', 'team', 'player', 'expert'] as const;
export type RevealKind = (typeof revealKinds)[number];
export type Revealed = `${RevealKind}-${number}`;

const revealed = new RegExp(`^(?:${revealKinds.join('|')})-[1-9]\\d{0,9}$`);

export const isRevealed = (name: string): name is Revealed => revealed.test(name);

/** What a call that was refused (`resultsHidden`) would tell, and whose results these are. */
export interface HiddenResults {
  name: Revealed;
  title: string | null;
}
