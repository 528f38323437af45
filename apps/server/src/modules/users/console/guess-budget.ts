import { countAttempt, uncountAttempt } from '#modules/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Searches an hour for an address that nobody has; theirs would be found by guessing at what is shortened. */
const mostMisses = 20;

/**
 * Searches for a whole address for who reads it shortened. Each is counted before it begins, so that many at
 * once are bounded, too; those that find somebody count as none.
 */
export async function withinGuesses<Found extends { total: number }>(
  { db, clock }: { db: Database; clock: Clock },
  uid: number,
  search: () => Promise<Found>,
): Promise<Found> {
  const now = clock.now();
  const limit = { name: `address-search:${uid}`, most: mostMisses, seconds: 3600 };
  if (!(await countAttempt(db, [limit], now))) throw new CodedError('tooManyRequests');
  const found = await search();
  if (found.total > 0) await uncountAttempt(db, [limit], now);
  return found;
}
