import { type SQL, sql } from 'drizzle-orm';

/** What a source is of, by its name: of `replay:nba`, `replay`. */
export const originOf = (source: string): string => source.split(':', 1)[0]!;

/** Whether rows `of` are a feed's, as `originOf` tells: others tell what is a feed's again, or made up. */
export const isFeeds = (of: SQL): SQL =>
  sql`split_part(${of}.source, ':', 1) not in ('demo', 'replay')`;
