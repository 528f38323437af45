import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { linkByRule } from '#modules/matches/index.ts';
import type { Database } from '#platform/db/database.ts';
import { ingest } from '../ingest/ingest.ts';

/** Tells what a replay says, and has whom it names shown as the ones whose match is played again. */
export async function tellAgain(
  db: Database,
  source: string,
  messages: readonly FeedMessage[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await ingest(tx, messages, { source, now });
  });
  // Apart: a link waits for those that operators make, who wait for rows that are written here.
  if (messages.some(({ type }) => type === 'fixture' || type === 'lineup')) {
    await db.transaction((tx) => linkByRule(tx, source, now));
  }
}
