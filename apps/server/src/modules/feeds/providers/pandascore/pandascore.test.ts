import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { testDatabase } from '#testing/database.ts';
import { type DrivenClock, drivenClock } from '#testing/doubles/driven-clock.ts';
import { esportsProvider, type ScriptedSeries } from '#testing/providers/esports.ts';
import { rows } from '#testing/rows.ts';

const token = 'the-token-of-the-tests';
const minute = 60_000;
const begin = Date.parse('2026-05-02T15:00:00Z');

/** Hours go by in each, an answer every few seconds of them. */
vi.setConfig({ testTimeout: 60_000 });

let clock: DrivenClock;
let provider: Awaited<ReturnType<typeof esportsProvider>>;
let app: TestApp;
let log: string[];
let database: { db: Database; url: string };

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  log = [];
  clock = drivenClock('2026-05-02T14:00:00Z');
  provider = await esportsProvider(clock, token);
});

/** Each test begins with no match and nothing held. */
afterEach(async () => {
  await app.stop();
  const tables = await rows<{ name: string }>(
    app.db,
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename ~ '^(match|incident|lineup|statistic|feed_)'`,
  );
  await app.db.execute(sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`));
});

async function startApp(): Promise<TestApp> {
  return testApp({
    clock,
    database,
    env: {
      PANDASCORE_TOKEN: token,
      PANDASCORE_URL: provider.url,
      PANDASCORE_LIVE_URL: provider.liveUrl,
      LOG_LEVEL: 'debug',
    },
    logTo: { write: (line) => log.push(line) },
  });
}

/** Goes to a moment, and lets all be asked that is due by then. */
async function at(minutes: number): Promise<void> {
  clock.to(begin + minutes * minute);
  for (;;) {
    const next = await app.feeds.poll();
    if (next > clock.now().getTime() + 500) return;
    clock.to(Math.max(next, clock.now().getTime() + 1));
  }
}

function series(id: number, rest: Partial<ScriptedSeries> = {}): ScriptedSeries {
  const made: ScriptedSeries = {
    id,
    beginAt: begin,
    status: 'not_started',
    games: [{ status: 'not_started' }, { status: 'not_started' }],
    modifiedAt: clock.now().getTime() - hour,
    ...rest,
  };
  provider.matches.push(made);
  return made;
}
const hour = 60 * minute;

/** Something changes at the provider, now. */
function change(one: ScriptedSeries, more: Partial<ScriptedSeries>): void {
  Object.assign(one, more, { modifiedAt: clock.now().getTime() });
}

const running = {
  status: 'running',
  games: [{ status: 'running' }, { status: 'not_started' }],
} as const;
const over = {
  status: 'finished',
  games: [
    { status: 'finished', winner: 0 },
    { status: 'finished', winner: 0 },
  ],
} as const;

async function detailOf(id: number): Promise<MatchDetail> {
  const [row] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = 'pandascore' and source_id = ${String(id)}`,
  );
  return (await answerOf<MatchDetail>(await fetch(`${app.url}/java/lol/${row!.id}`))).result;
}
const stateOf = async (id: number) => (await detailOf(id)).match.state;
const killsOf = async (id: number) =>
  (await detailOf(id)).incidents.flatMap(({ kind, player, state }) =>
    kind === 'kill' ? [[player, state]] : [],
  );

async function sourceRow() {
  const [row] = await rows<{ state: string; error: string | null }>(
    app.db,
    sql`select state, error from feed_source where name = 'pandascore'`,
  );
  return row;
}

/** What comes over a socket is there a moment later. */
const soon = (what: () => Promise<unknown> | unknown) => expect.poll(what, { timeout: 10_000 });

describe('A series that PandaScore tells of', () => {
  test('goes from its announcement to its winner', async () => {
    const one = series(1);
    app = await startApp();
    await at(-50);
    expect(await stateOf(1)).toMatchObject({ status: 'notStarted', score: null });
    clock.to(begin);
    change(one, running);
    await at(1);
    expect(await stateOf(1)).toMatchObject({
      status: 'live',
      phase: 'game1',
      score: { home: 0, away: 0 },
    });
    clock.to(begin + 40 * minute);
    change(one, { games: [{ status: 'finished', winner: 1 }, { status: 'running' }] });
    await at(41);
    expect(await stateOf(1)).toMatchObject({ phase: 'game2', score: { home: 0, away: 1 } });
    clock.to(begin + 80 * minute);
    change(one, {
      status: 'finished',
      games: [
        { status: 'finished', winner: 1 },
        { status: 'finished', winner: 1 },
      ],
    });
    await at(81);
    const { match, incidents, home } = await detailOf(1);
    expect(home).toMatchObject({ name: 'Ants 1' });
    expect(match.state).toMatchObject({
      status: 'ended',
      score: { home: 0, away: 2 },
      winner: 'away',
    });
    expect(match.state.disputed).toBeUndefined();
    expect(incidents.map(({ kind, side, score }) => [kind, side, score])).toEqual([
      ['gameEnd', 'away', { home: 0, away: 1 }],
      ['gameEnd', 'away', { home: 0, away: 2 }],
    ]);
  });

  test('comes page by page, each match once', async () => {
    for (let id = 1; id <= 7; id++) series(id);
    provider.set({ largestPage: 3 });
    app = await startApp();
    await at(-59);
    const pages = provider.asked.filter(({ path }) => path === '/matches/upcoming');
    expect(pages.map(({ query }) => query.get('page[number]'))).toEqual([null, '2', '3']);
    const found = await rows(app.db, sql`select from match where source = 'pandascore'`);
    expect(found).toHaveLength(7);
  });

  test('comes page by page whenever it is asked for again, each page once', async () => {
    for (let id = 1; id <= 7; id++) series(id, running);
    provider.set({ largestPage: 3 });
    app = await startApp();
    await at(1);
    const asked = (path: string) => provider.asked.filter((one) => one.path === path);
    const before = asked('/matches/running').length;
    await at(2);
    const pages = asked('/matches/running').slice(before);
    expect(pages.map(({ query }) => query.get('page[number]'))).toEqual([null, '2', '3']);
    await at(35);
    expect(asked('/matches/upcoming').length).toBeGreaterThan(1);
  });

  test('that is cancelled with a winner was awarded; one that is deleted is cancelled, and why', async () => {
    const one = series(1);
    series(2);
    app = await startApp();
    await at(-50);
    change(one, { status: 'finished', games: over.games });
    provider.matches[0]!.status = 'canceled';
    provider.deleted.push({ id: 2, at: clock.now().getTime(), reason: 'Merged with 1' });
    await at(-40);
    expect(await stateOf(2)).toMatchObject({ status: 'cancelled', note: 'Merged with 1' });
    expect(await stateOf(1)).toMatchObject({ status: 'awarded', winner: 'home' });
  });

  test('of games that we do not have is left alone', async () => {
    series(1, { slug: 'pubg' });
    series(2);
    app = await startApp();
    await at(-50);
    const found = await rows(app.db, sql`select source_id from match where source = 'pandascore'`);
    expect(found).toEqual([{ source_id: '2' }]);
  });
});

describe('Over its sockets', () => {
  async function live(): Promise<ScriptedSeries> {
    const one = series(1, { live: true });
    app = await startApp();
    await at(-50);
    expect(provider.open()).toEqual([]);
    clock.to(begin);
    change(one, running);
    await at(1);
    await soon(provider.open).toEqual(['/matches/1', '/matches/1/events']);
    return one;
  }

  test('a game is told as it stands, and what happens in it', async () => {
    await live();
    provider.frame(1, 1, 300, [2, 1]);
    provider.kill(1, 1, 7, 290, 0, 'Faker');
    await soon(async () => (await stateOf(1)).periods).toMatchObject([
      { key: 'game1', home: 2, away: 1 },
    ]);
    await soon(() => killsOf(1)).toEqual([['Faker', 'current']]);
    // An older frame that comes late changes nothing, an event that is told again is corrected.
    provider.frame(1, 1, 200, [1, 1]);
    provider.frame(1, 1, 302, [3, 1]);
    provider.kill(1, 1, 7, 290, 0, 'Keria');
    await soon(() => killsOf(1)).toEqual([['Keria', 'corrected']]);
    await soon(async () => (await stateOf(1)).periods).toMatchObject([
      { key: 'game1', home: 3, away: 1 },
    ]);
  });

  test('that are cut they are opened again, and what was missed is recovered', async () => {
    await live();
    provider.kill(1, 1, 1, 100, 0, 'First');
    await soon(() => killsOf(1)).toEqual([['First', 'current']]);
    provider.cut();
    await soon(provider.open).toEqual([]);
    provider.kill(1, 1, 2, 200, 1, 'Missed', false);
    await soon(() => log.join('').includes('the socket closed')).toBe(true);
    await at(1.2);
    await soon(provider.open).toEqual(['/matches/1', '/matches/1/events']);
    await soon(() => killsOf(1)).toEqual([
      ['First', 'current'],
      ['Missed', 'current'],
    ]);
    expect(log.join('')).not.toContain(token);
  });

  test('what is broken is kept with its reason, and what follows is read', async () => {
    await live();
    provider.send('/matches/1', { blue: 'no' });
    provider.send('/matches/1/events', 'no');
    provider.frame(1, 1, 310, [5, 1]);
    await soon(async () => (await stateOf(1)).periods).toMatchObject([{ key: 'game1', home: 5 }]);
    await soon(() => rows(app.db, sql`select place from feed_quarantine order by place`)).toEqual([
      { place: 'match 1: events' },
      { place: 'match 1: frames' },
    ]);
  });

  test('they close with the match, and are not opened again', async () => {
    const one = await live();
    change(one, over);
    provider.cut(1000);
    await at(3);
    await soon(provider.open).toEqual([]);
    await at(30);
    expect(provider.open()).toEqual([]);
    expect(await stateOf(1)).toMatchObject({ status: 'ended', winner: 'home' });
  });
});

describe('When PandaScore does not answer as it should', () => {
  test('ten minutes of silence lose nothing and double nothing', async () => {
    const all = Array.from({ length: 12 }, (_, nth) => series(nth + 1));
    app = await startApp();
    await at(-50);
    clock.to(begin);
    for (const one of all) change(one, running);
    await at(1);
    provider.set({ fault: 'error' });
    await at(3);
    expect(await sourceRow()).toMatchObject({ state: 'failing', error: 'HTTP 500' });
    for (const one of all.slice(0, 6)) change(one, over);
    series(50, { modifiedAt: clock.now().getTime() });
    await at(11);
    provider.set({ fault: null });
    await at(13);
    expect(await sourceRow()).toMatchObject({ state: 'heard' });
    expect(await stateOf(3)).toMatchObject({ status: 'ended', score: { home: 2, away: 0 } });
    expect((await detailOf(3)).incidents).toHaveLength(2);
    expect(await stateOf(9)).toMatchObject({ status: 'live' });
    expect(await stateOf(50)).toMatchObject({ status: 'notStarted' });
  });

  test('a token that it does not take is said, and written nowhere', async () => {
    series(1);
    provider.set({ fault: 'badKey' });
    app = await startApp();
    await at(-50);
    expect(await sourceRow()).toMatchObject({ state: 'refused', error: 'HTTP 401' });
    expect(provider.asked.length).toBeLessThan(6);
    expect(log.join('')).not.toContain(token);
  });

  test('a match of no shape that is known is kept with its reason, and the others come', async () => {
    series(1);
    series(2);
    provider.set({
      bend: (list) => list.map((one) => ((one as { id: number }).id === 1 ? { id: 1 } : one)),
    });
    app = await startApp();
    await at(-50);
    expect(await stateOf(2)).toMatchObject({ status: 'notStarted' });
    const kept = await rows<{ place: string }>(app.db, sql`select place from feed_quarantine`);
    expect(kept).toContainEqual({ place: 'match 1' });
  });

  test.each([
    { what: 'game', bent: { videogame: { slug: 'constructor' } } },
    { what: 'status', bent: { status: 'constructor' } },
    { what: 'game', bent: { videogame: { slug: '__proto__' } } },
  ])('a $what by a name that every object has is none, and the others come', async ({ bent }) => {
    for (const id of [1, 2]) series(id, running);
    const bend = (told: unknown): unknown => {
      const one = told as { id: number; object?: unknown };
      if (one.id !== 1) return one;
      return one.object ? { ...one, object: bend(one.object) } : { ...one, ...bent };
    };
    provider.set({ bend: (list) => list.map(bend) });
    app = await startApp();
    await at(1);
    expect(await stateOf(2)).toMatchObject({ status: 'live' });
    const found = await rows(app.db, sql`select source_id from match where source = 'pandascore'`);
    expect(found).toEqual([{ source_id: '2' }]);
  });

  test('pages without end are asked for up to a bound, and the other questions come', async () => {
    for (let id = 1; id <= 3; id++) series(id);
    provider.set({ claimed: { 'x-total': '1000000' } });
    app = await startApp();
    await at(-59);
    const asked = (path: string) => provider.asked.filter((one) => one.path === path).length;
    expect(asked('/matches/upcoming')).toBe(50);
    expect(await stateOf(3)).toMatchObject({ status: 'notStarted' });
    expect(await sourceRow()).toMatchObject({ error: 'it has more than 50 pages' });
    provider.set({ claimed: { 'x-total': 'many' } });
    const before = asked('/matches/running');
    await at(-50);
    expect(asked('/matches/running') - before).toBeLessThan(5);
  });

  test('it is left alone for an hour at most, however long it says', async () => {
    const one = series(1);
    app = await startApp();
    await at(-50);
    provider.set({ fault: 'limited', claimed: { 'retry-after': '999999999999' } });
    await at(-40);
    provider.set({ fault: null, claimed: {} });
    change(one, running);
    await at(30);
    expect(await stateOf(1)).toMatchObject({ status: 'live' });
  });

  test('that nothing changed it may say only of what was heard before', async () => {
    series(1);
    provider.set({ fault: 'unchanged' });
    app = await startApp();
    await at(-50);
    expect(await sourceRow()).toMatchObject({ state: 'failing', error: 'HTTP 304' });
  });

  test('a change that is yet to come holds up none that comes', async () => {
    const one = series(1, running);
    const bent = (told: unknown) => ({
      ...(told as object),
      modified_at: '9999-12-31T23:59:59Z',
    });
    provider.set({ bend: (list) => list.filter((told) => 'games' in (told as object)).map(bent) });
    app = await startApp();
    await at(1);
    provider.set({ bend: null });
    change(one, over);
    await at(10);
    expect(await stateOf(1)).toMatchObject({ status: 'ended', winner: 'home' });
  });

  test('its token is kept nowhere, also where it says it itself', async () => {
    series(1);
    provider.set({ bend: () => [{ id: 1, told: token }] });
    app = await startApp();
    await at(-50);
    const kept = await rows(app.db, sql`select raw::text as raw, reason from feed_quarantine`);
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept) + log.join('')).not.toContain(token);
  });

  test('its plan of an hour is never passed', async () => {
    series(1);
    app = await startApp();
    provider.set({ perHour: 1_000 });
    for (let minutes = -55; minutes <= 30; minutes += 1) await at(minutes);
    expect(provider.passed()).toBe(0);
  });
});
