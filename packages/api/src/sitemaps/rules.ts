/** What has a page of its own that search engines are told of, by the domains that have it (`additions.mapped`). */
export const mappedKinds = [
  'match',
  'league',
  'team',
  'player',
  'expert',
  'plan',
  'anchor',
  'article',
  'video',
  'post',
] as const;
export type MappedKind = (typeof mappedKinds)[number];

/**
 * Ids in one file. A file may name 50,000 addresses in 50 MB: so its ids can all be shown, in addresses of a
 * kilobyte, and what is added later goes behind, into the last file.
 */
export const mappedLength = 40_000;
/** The last file of a kind whose ids PostgreSQL's `integer` holds. */
export const lastMapped = Math.floor(2_147_483_647 / mappedLength);
