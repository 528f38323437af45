import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { getMatch } from './get-match.ts';

/** A database to which something happens once its first statement is answered. */
function meddledWith(db: Database, happen: () => Promise<void>): Database {
  let happened = false;
  const query = async (given: string) => {
    const answer = await db.$client.query(given);
    if (!happened) await happen();
    happened = true;
    return answer;
  };
  return Object.assign(Object.create(db), { $client: { query } });
}

test('A match in full is of one moment, whatever is told while it is read', async () => {
  const { db } = await testDatabase();
  const send = (...messages: FeedMessage[]) =>
    db.transaction(async (tx) => {
      await ingest(tx, messages, { source: 'test', now: new Date() });
    });
  const score = (home: number) =>
    send(
      stateOf('m', home, { score: { home, away: 0 } }),
      incidentsOf('m', home, [goalOf(`goal ${home}`, { score: { home, away: 0 } })]),
    );
  await send(fixtureOf('m', '2026-05-01T12:00:00Z'));
  await score(1);
  const [match] = await rows<{ id: number }>(db, sql`select id from match`);

  const meddled = meddledWith(db, () => score(2));
  const read = (from: Database) =>
    getMatch({ db: from, clock: systemClock }, match!.id, 0, async () => false);
  const first = await read(meddled);
  expect([first.match.state.score?.home, first.incidents.length]).toEqual([1, 1]);
  const then = await read(db);
  expect([then.match.state.score?.home, then.incidents.length]).toEqual([2, 2]);
});

test('A side that is still to be found says so: it has no page', async () => {
  const { db } = await testDatabase();
  const fixture = fixtureOf('open', '2026-05-01T12:00:00Z', {
    away: { id: 'open-away', name: 'Winner of group A', undecided: true },
  });
  await db.transaction((tx) => ingest(tx, [fixture], { source: 'test', now: new Date() }));
  const [match] = await rows<{ id: number }>(db, sql`select id from match`);
  const { home, away } = await getMatch(
    { db, clock: systemClock },
    match!.id,
    0,
    async () => false,
  );
  expect([home, away]).toMatchObject([{ id: expect.any(Number) }, { undecided: true }]);
  expect(home).not.toHaveProperty('undecided');
});

test('Of a match of two sources, what the one that is shown does not tell is filled in from the other', async () => {
  const { db } = await testDatabase();
  const send = (source: string, ...messages: FeedMessage[]) =>
    db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));
  const sides = {
    home: { id: 'Lugo', name: 'Lugo', country: 'ES' },
    away: { id: 'Soria', name: 'Soria', country: 'ES' },
  };
  const fixture = fixtureOf('m', '2018-06-28T14:00:00Z', { ...sides, round: undefined });
  const ended = stateOf('m', 1, { status: 'ended', phase: null, score: { home: 1, away: 0 } });
  const card = goalOf('card', { kind: 'yellowCard', period: 'h2', minute: 80, score: null });
  await send('wyscout', fixture, ended, incidentsOf('m', 1, [card]));
  const goal = goalOf('goal', { period: 'h2', minute: 74, score: { home: 1, away: 0 } });
  await send('worldcup', { ...fixture, round: 'Final' }, ended, incidentsOf('m', 1, [goal]));
  const [match] = await rows<{ id: number; also: string[] }>(
    db,
    sql`select id, also_from as also from match where same_as is null`,
  );
  expect(match!.also).toEqual(['worldcup']);
  const read = () => getMatch({ db, clock: systemClock }, match!.id, 0, async () => false);
  const { match: shown, incidents } = await read();
  expect(shown.round).toBe('Final');
  expect(incidents.map(({ key }) => key)).toEqual(['goal', 'card']);
  // Its own goals are all that it shows.
  await send('wyscout', incidentsOf('m', 2, [card, { ...goal, key: 'own', order: 2 }]));
  expect((await read()).incidents.map(({ key }) => key)).toEqual(['card', 'own']);
});
