import { errors } from '@xiongmao/api/errors';
import type { feedSourceResource, quarantinedMessageResource } from '@xiongmao/api/feeds/resources';
import { sourceStateAt } from '@xiongmao/api/feeds/sources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { backOffice, type OfficeAnswer } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { ingest } from '../ingest/ingest.ts';
import { signPush } from '../push/verify-push.ts';

type Kept = ResourceRow<typeof quarantinedMessageResource>;
type Source = ResourceRow<typeof feedSourceResource>;

const secret = 'a-secret-of-the-feed';
let app: TestApp;
let clock: SteeredClock;
let desk: ReturnType<typeof backOffice>;
beforeAll(async () => {
  clock = steeredClock();
  const env = { FEED_SECRETS: `acme:${secret},silent:${secret}` };
  app = await testApp({ accounts: true, env, clock });
  desk = backOffice(await person(app).signInAs('support'));
});

async function push(body: string) {
  const timestamp = String(clock.now().getTime());
  const headers = {
    'content-type': 'application/json',
    'x-feed-timestamp': timestamp,
    'x-feed-signature': signPush(secret, timestamp, body),
  };
  await fetch(`${app.url}/java/feeds/acme/messages`, { method: 'POST', headers, body });
}
const say = (...messages: unknown[]) => push(JSON.stringify({ messages }));

const waiting = async (q: string): Promise<Kept[]> =>
  (await desk.list('quarantined-messages', { q })).body;
const only = async (q: string): Promise<Kept> => {
  const found = await waiting(q);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const decide = ({ id }: Kept, decision: object): Promise<OfficeAnswer> =>
  desk.update('quarantined-messages', id, decision);
const sourceOf = async (name: string): Promise<Source> =>
  (await desk.list('feed-sources')).body.find(({ id }: Source) => id === name);
const scoreOf = async (match: string): Promise<unknown> => {
  const [row] = await rows(
    app.db,
    sql`select score_home as home, score_away as away from match where source_id = ${match}`,
  );
  return row;
};
const auditOf = ({ id }: Kept) =>
  rows<{ after: object }>(
    app.db,
    sql`select after from audit_entry where target = ${`quarantined-messages/${id}`} order by id`,
  );

describe('What a source said and could not be understood', () => {
  test('is listed with what it is about, why, and the message itself', async () => {
    await say(stateOf('early', 1, { score: { home: 2, away: 1 } }));
    expect(await only('early')).toMatchObject({
      source: 'acme',
      place: 'match early: state',
      reason: 'match: no fixture of early was sent before',
      raw: expect.stringContaining('"home": 2'),
      state: 'open',
      count: 1,
      retryable: true,
    });
  });

  test('is one entry however often it comes, with when it came first and last', async () => {
    const message = { type: 'state', match: 'again' };
    await say(message, message);
    const first = await only('again');
    clock.forward({ minutes: 1 });
    await say(message);
    expect(await only('again')).toMatchObject({
      id: first.id,
      count: 3,
      firstAt: first.firstAt,
      lastAt: expect.not.stringMatching(first.lastAt),
    });
  });

  test('is shown no further than its first characters, and says how many it has', async () => {
    await say({ type: 'long', match: 'long', text: 'x'.repeat(100_000) });
    const { raw, size } = await only('long');
    expect(raw).toHaveLength(4_000);
    expect(size).toBeGreaterThan(100_000);
  });

  test('is taken up again by the same way in: still refused, then applied, then nothing new', async () => {
    await say(stateOf('late', 1, { score: { home: 2, away: 1 } }));
    const kept = await only('late');
    const refused = await decide(kept, { state: 'retried' });
    expect(refused.body).toMatchObject({
      state: 'open',
      outcome: 'refused',
      count: 1,
      by: 'support',
    });
    await say(fixtureOf('late', clock.now().toISOString()));
    const applied = await decide(kept, { state: 'retried' });
    expect(applied.body).toMatchObject({ state: 'retried', outcome: 'applied' });
    expect(await scoreOf('late')).toEqual({ home: 2, away: 1 });
    await say(stateOf('late', 2, { score: { home: 3, away: 1 } }));
    const unchanged = await decide(kept, { state: 'retried' });
    expect(unchanged.body).toMatchObject({ state: 'retried', outcome: 'unchanged' });
    expect(await scoreOf('late')).toEqual({ home: 3, away: 1 });
    expect((await auditOf(kept)).map(({ after }) => after)).toMatchObject([
      { outcome: 'refused' },
      { outcome: 'applied' },
      { outcome: 'unchanged' },
    ]);
  });

  test('is not taken up where what is kept is not what was said', async () => {
    await say({ ...fixtureOf('odd', clock.now().toISOString()), match: 'cut-short\0' });
    let nested: unknown = 'deep';
    for (let depth = 0; depth < 14; depth++) nested = { nested };
    await say({ type: 'fixture', match: 'nested-far', nested });
    for (const kept of [await only('cut-short'), await only('nested-far')]) {
      expect(kept.retryable).toBe(false);
      expect((await decide(kept, { state: 'retried' })).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('makes its source no younger when it is taken up', async () => {
    await say({ type: 'state', match: 'old' });
    const { heardAt } = await sourceOf('acme');
    clock.forward({ minutes: 1 });
    await decide(await only('old'), { state: 'retried' });
    expect((await sourceOf('acme')).heardAt).toBe(heardAt);
  });

  test('is ignored for a reason, stays so when it comes again, and waits anew when that is undone', async () => {
    const message = { type: 'noise', match: 'hum' };
    await say(message);
    const kept = await only('hum');
    const { quarantined } = await sourceOf('acme');
    expect((await decide(kept, { state: 'ignored' })).status).toBe(422);
    const ignored = await decide(kept, { state: 'ignored', reason: 'Not for us' });
    expect(ignored.body).toMatchObject({ state: 'ignored', because: 'Not for us', by: 'support' });
    await say(message);
    expect(await only('hum')).toMatchObject({ state: 'ignored', count: 2 });
    expect((await sourceOf('acme')).quarantined).toBe(quarantined - 1);
    const undone = await decide(kept, { state: 'open' });
    expect(undone.body).toMatchObject({ state: 'open', because: null });
    expect((await auditOf(kept)).map(({ after }) => after)).toMatchObject([
      { state: 'ignored', because: 'Not for us' },
      { state: 'open', because: null },
    ]);
  });

  test('waits anew when it comes again after it was taken up', async () => {
    const message = stateOf('back', 1);
    await say(message);
    await say(fixtureOf('back', clock.now().toISOString()));
    const kept = await only('back');
    await decide(kept, { state: 'retried' });
    await app.db.execute(sql`delete from match where source_id = 'back'`);
    await say(message);
    expect(await only('back')).toMatchObject({ id: kept.id, state: 'open' });
  });

  test('comes again with its file alone, where it is a piece of one', async () => {
    await app.db.execute(sql`insert into feed_quarantine (source, place, reason, raw, at, last_at)
      values ('nba', 'games.csv: line 7', 'no date', '{"line": "7"}', now(), now())`);
    const kept = await only('line 7');
    expect(kept.retryable).toBe(false);
    expect(await decide(kept, { state: 'retried' })).toMatchObject({
      status: 409,
      body: { errorCode: errors.notRetryable.code },
    });
  });
});

describe('A source', () => {
  test('is listed by how it comes, those among them that never said anything', async () => {
    for (const source of ['openfootball', 'replay:openfootball'])
      await app.db.transaction((tx) => ingest(tx, [], { source, now: clock.now() }));
    expect(await sourceOf('replay:openfootball')).toMatchObject({ kind: 'replay' });
    expect(await sourceOf('openfootball')).toMatchObject({ kind: 'file', live: 0 });
    expect(await sourceOf('silent')).toMatchObject({ kind: 'push', heardAt: null, perMinute: 0 });
  });

  test('has the rate of its last minute, which fades when it says nothing', async () => {
    clock.forward({ minutes: 10 });
    clock.toNext(60);
    const { live } = await sourceOf('acme');
    const fixture = fixtureOf('rate', clock.now().toISOString());
    await say(fixture, stateOf('rate', 1), stateOf('rate', 2), stateOf('rate', 3));
    expect(await sourceOf('acme')).toMatchObject({ perMinute: 4, live: live + 1 });
    clock.forward({ minutes: 1 });
    await say({ type: 'heartbeat' }, { type: 'heartbeat' });
    expect((await sourceOf('acme')).perMinute).toBe(6);
    clock.forward({ seconds: 30 });
    expect((await sourceOf('acme')).perMinute).toBe(4);
    clock.forward({ minutes: 2 });
    expect((await sourceOf('acme')).perMinute).toBe(0);
  });

  test('is said to fail from what is wrong with it on, until it is heard again', async () => {
    await push('{"messages": []}');
    const failing = await sourceOf('acme');
    expect(failing.error).not.toBeNull();
    expect(sourceStateAt(failing, clock.now().getTime())).toBe('failing');
    clock.forward({ seconds: 1 });
    await say({ type: 'heartbeat' });
    const heard = await sourceOf('acme');
    expect(sourceStateAt(heard, clock.now().getTime())).toBe('live');
  });
});

test.each([
  ['never', { heardAt: null, trouble: null, live: 0 }],
  ['idle', { heardAt: '2026-05-01T11:00:00.000Z', trouble: null, live: 0 }],
  ['live', { heardAt: '2026-05-01T11:59:15.000Z', trouble: null, live: 1 }],
  ['silent', { heardAt: '2026-05-01T11:59:14.000Z', trouble: null, live: 1 }],
  ['failing', { heardAt: null, trouble: 'failing' as const, live: 0 }],
])('At noon a source is %s', (state, source) => {
  expect(sourceStateAt(source, Date.parse('2026-05-01T12:00:00Z'))).toBe(state);
});

test('Fans and managers see neither sources nor what is in quarantine', async () => {
  for (const name of ['fan', 'manager']) {
    const office = backOffice(await person(app).signInAs(name));
    for (const resource of ['feed-sources', 'quarantined-messages']) {
      expect((await office.list(resource)).status).toBe(403);
    }
  }
});
