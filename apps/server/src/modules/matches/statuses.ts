import { inPlay, type MatchStatus, past } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';

/** Some statuses as a list for `in`, written out: the planner knows how often they occur. */
export const oneOf = (statuses: readonly MatchStatus[]): SQL =>
  sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

/** The statuses of each of the clients' words. */
export const statusesOf = {
  live: oneOf(inPlay),
  upcoming: oneOf(['notStarted', 'postponed']),
  past: oneOf(past),
} as const;
