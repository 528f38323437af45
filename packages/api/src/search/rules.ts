/** What is looked for has at most so many characters. */
export const longestText = 100;
/** Of each kind, in what is shown while somebody types and on the page of the best. */
export const bestOfKind = { usual: 3, most: 10 } as const;
/** Of one kind no more is listed: what stands further back nobody looks for. */
export const mostListed = 500;
/** What can be found, in the order in which it is shown. */
export const foundKinds = [
  'game',
  'match',
  'league',
  'team',
  'player',
  'expert',
  'anchor',
  'room',
  'article',
  'video',
] as const;
export type FoundKind = (typeof foundKinds)[number];
/** What a brand without live rooms has no pages of. */
export const foundInLive: readonly FoundKind[] = ['anchor', 'room'];
