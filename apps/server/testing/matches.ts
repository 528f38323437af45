import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { ingest } from '#modules/feeds/index.ts';
import type { TestApp } from './app.ts';
import { fixtureOf, stateOf } from './factories.ts';
import { rows } from './rows.ts';

let number = 0;

/** A match of its own that starts in so many minutes (from the clock's own time), and how it stands; its id. */
export async function newMatch(
  app: TestApp,
  given: { minutes: number; state?: Partial<MatchState>; fixture?: Partial<FixtureMessage> },
): Promise<number> {
  const name = `new match ${++number}`;
  const startsAt = new Date(Date.now() + given.minutes * 60_000).toISOString();
  const { state } = given;
  await app.db.transaction(async (tx) => {
    const messages = [
      fixtureOf(name, startsAt, given.fixture),
      ...(state ? [stateOf(name, 1, state)] : []),
    ];
    await ingest(tx, messages, { source: 'test', now: new Date() });
  });
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  return match!.id;
}
