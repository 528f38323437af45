import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { ingest } from './ingest.ts';

const app = await testApp();
const now = new Date();
const tell = (source: string, ...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source, now }));
const start = '2018-07-15T15:00:00Z';
const final = (match: string, rest: Partial<FixtureMessage> = {}) =>
  fixtureOf(match, start, {
    home: { id: `${match}-1`, name: 'FC Bayern München', country: 'DE' },
    away: { id: `${match}-2`, name: 'VfL Bochum 1848', country: 'DE' },
    ...rest,
  });

async function onBoard() {
  const { result } = await person(app).get('/match/gameLivingFuture?day=2018-07-15&zone=UTC');
  return result.matches.map(({ source, alsoFrom }: { source: string; alsoFrom?: string[] }) => [
    source,
    ...(alsoFrom ?? []),
  ]);
}

test('a match of two sources is one row, of the one that knows more, which names both', async () => {
  await tell('openfootball', final('a'), stateOf('a', 1, { status: 'ended', phase: null }));
  await tell(
    'wyscout',
    final('b', {
      home: { id: 'b-1', name: 'Bayern München', country: 'DE' },
      away: { id: 'b-2', name: 'Bochum', country: 'DE' },
    }),
    stateOf('b', 1, { status: 'ended', phase: null }),
  );
  await expect.poll(onBoard).toEqual([['wyscout', 'openfootball']]);
  const kept = await rows(app.db, sql`select from match where source_id in ('a', 'b')`);
  expect(kept).toHaveLength(2);
});

test('a live feed goes before files, and a pair that no longer fits is parted', async () => {
  await tell('acme', final('c'));
  await expect.poll(onBoard).toEqual([['acme', 'openfootball', 'wyscout']]);
  await tell('acme', final('c', { version: 2, startsAt: '2018-07-15T19:00:00Z' }));
  await expect.poll(onBoard).toEqual([['wyscout', 'openfootball'], ['acme']]);
});

test('neither another start nor another side is the same match', async () => {
  const other = { id: 'd-1', name: 'FC Augsburg', country: 'DE' };
  await tell('wyscout', final('d', { home: other }));
  await expect.poll(onBoard).toContainEqual(['wyscout']);
});
