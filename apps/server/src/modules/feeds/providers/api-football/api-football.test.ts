import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { testDatabase } from '#testing/database.ts';
import { type DrivenClock, drivenClock } from '#testing/doubles/driven-clock.ts';
import {
  footballEvent,
  footballProvider,
  type ScriptedMatch,
} from '#testing/providers/football.ts';
import { rows } from '#testing/rows.ts';

const key = 'the-key-of-the-tests';
const minute = 60_000;
const kickOff = Date.parse('2026-05-02T15:00:00Z');

/** Hours go by in each, an answer every few seconds of them. */
vi.setConfig({ testTimeout: 60_000 });

let clock: DrivenClock;
let provider: Awaited<ReturnType<typeof footballProvider>>;
let app: TestApp;
let log: string[];

let database: { db: Database; url: string };
beforeAll(async () => {
  database = await testDatabase();
});

async function startApp(more: Record<string, string> = {}): Promise<TestApp> {
  const started = await testApp({
    clock,
    env: {
      API_FOOTBALL_KEY: key,
      API_FOOTBALL_URL: provider.url,
      API_FOOTBALL_PLAN: '7500,300',
      LOG_LEVEL: 'debug',
      ...more,
    },
    logTo: { write: (line) => log.push(line) },
    database,
  });
  return started;
}

/** Goes to a moment, and lets all be asked that is due by then. */
async function at(instant: number): Promise<void> {
  clock.to(instant);
  // What is due together is asked one after the other.
  for (;;) {
    const next = await app.feeds.poll();
    if (next > clock.now().getTime() + 1_000) return;
    clock.to(Math.max(next, clock.now().getTime() + 1));
  }
}

/** Lets the time go by, asking whenever something is due. */
async function until(instant: number): Promise<void> {
  for (;;) {
    const next = await app.feeds.poll();
    if (next > instant) break;
    clock.to(Math.max(next, clock.now().getTime() + 1));
  }
  await at(instant);
}

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

const after = (minutes: number) => kickOff + minutes * minute;

beforeEach(async () => {
  log = [];
  clock = drivenClock('2026-05-02T13:00:00Z');
  provider = await footballProvider(clock, key);
});

function match(
  id: number,
  events: ScriptedMatch['events'] = [],
  rest: Partial<ScriptedMatch> = {},
) {
  provider.matches.push({ id, kickOff, events, ...rest });
}

async function detailOf(id: number): Promise<MatchDetail> {
  const [row] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = 'api-football' and source_id = ${String(id)}`,
  );
  return (await answerOf<MatchDetail>(await fetch(`${app.url}/java/soccer/${row!.id}`))).result;
}

const stateOf = async (id: number) => (await detailOf(id)).match.state;
const timelineOf = async (id: number) =>
  (await detailOf(id)).incidents.map(({ kind, minute, player, state }) => [
    kind,
    minute,
    player,
    state,
  ]);

async function sourceRow() {
  const [row] = await rows<{ state: string; error: string | null; heard_at: string | null }>(
    app.db,
    sql`select state, error, heard_at from feed_source where name = 'api-football'`,
  );
  return row;
}

const quarantined = () =>
  rows<{ place: string; reason: string }>(
    app.db,
    sql`select place, reason from feed_quarantine where source = 'api-football' order by id`,
  );

const askedOf = (part: string) =>
  provider.asked.filter(({ path, query }) => decodeURIComponent(`${path}?${query}`).includes(part));

describe('A match that API-Football tells of', () => {
  test('is followed from the list of its day to its last figure', async () => {
    match(1, [
      { from: 20, event: footballEvent(1, 'home', 20, { assist: 'B. Helper' }) },
      {
        from: 75,
        event: footballEvent(1, 'away', 60, { detail: 'Own Goal', player: 'C. Unlucky' }),
      },
      {
        from: 80,
        event: footballEvent(1, 'home', 65, {
          type: 'subst',
          detail: 'Substitution 1',
          player: 'A. Scorer',
          assist: 'S. Fresh',
        }),
      },
    ]);
    app = await startApp();
    await at(after(-60));
    expect(await stateOf(1)).toMatchObject({ status: 'notStarted', score: null });

    await at(after(21));
    expect(await stateOf(1)).toMatchObject({
      status: 'live',
      phase: 'h1',
      score: { home: 1, away: 0 },
      clock: { seconds: 0, running: true, at: '2026-05-02T15:00:00.000Z' },
    });
    await at(after(50));
    expect(await stateOf(1)).toMatchObject({ phase: 'halfTime', clock: { running: false } });

    await at(after(80));
    await at(after(110));
    const detail = await detailOf(1);
    expect(detail.match.state).toMatchObject({
      status: 'ended',
      score: { home: 1, away: 1 },
      winner: 'draw',
      periods: [
        { key: 'h1', home: 1, away: 0 },
        { key: 'h2', home: 0, away: 1 },
      ],
    });
    expect(detail.match.state.disputed).toBeUndefined();
    expect(
      detail.incidents.map(({ kind, side, player, other }) => [kind, side, player, other]),
    ).toEqual([
      ['goal', 'home', 'A. Scorer', 'B. Helper'],
      ['ownGoal', 'away', 'C. Unlucky', null],
      ['substitution', 'home', 'S. Fresh', 'A. Scorer'],
    ]);
    expect(detail.statistics).toContainEqual({
      period: 'all',
      key: 'possession',
      home: 61,
      away: 39,
    });
    expect(detail.lineups[0]!.players).toContainEqual(
      expect.objectContaining({ name: 'A. Scorer', position: 'FW', wentOff: 65 }),
    );
    expect(await quarantined()).toEqual([]);
  });

  test('is asked about every fifteen seconds in play, and seldom before', async () => {
    match(1);
    app = await startApp();
    await at(after(-2));
    expect(askedOf('live=')).toHaveLength(0);
    const before = provider.asked.length;
    await until(after(4));
    expect(askedOf('live=').length).toBeGreaterThan(16);
    expect(provider.asked.length - before).toBeLessThan(30);
  });

  test('has its result within a quarter of a minute of the end', async () => {
    match(1, [{ from: 103, event: footballEvent(1, 'home', 88) }]);
    app = await startApp();
    await at(after(104));
    await until(after(105) + 16_000);
    expect(await stateOf(1)).toMatchObject({ status: 'ended', score: { home: 1, away: 0 } });
  });

  test('has its late, corrected and withdrawn entries as they are told last', async () => {
    const scorer = { player: 'A. Scorer' };
    match(1, [
      { from: 10, until: 12, event: footballEvent(1, 'home', 10, { player: null }) },
      { from: 12, event: footballEvent(1, 'home', 10, scorer) },
      { from: 20, until: 24, event: footballEvent(1, 'away', 20, { player: 'D. Offside' }) },
      {
        from: 24,
        event: footballEvent(1, 'away', 20, {
          type: 'Var',
          detail: 'Goal cancelled',
          player: 'D. Offside',
        }),
      },
      {
        from: 30,
        event: footballEvent(1, 'home', 5, {
          type: 'Card',
          detail: 'Yellow Card',
          player: 'E. Late',
        }),
      },
      { from: 31, until: 35, event: footballEvent(1, 'home', 30, { player: 'F. Wrong' }) },
      { from: 35, event: footballEvent(1, 'home', 30, { player: 'G. Right' }) },
    ]);
    app = await startApp();
    await at(after(11));
    await at(after(22));
    expect((await stateOf(1)).score).toEqual({ home: 1, away: 1 });
    await at(after(32));
    await at(after(40));
    const detail = await detailOf(1);
    expect(detail.match.state.score).toEqual({ home: 2, away: 0 });
    expect(
      detail.incidents.find(({ player, kind }) => player === 'D. Offside' && kind === 'goal'),
    ).toMatchObject({
      state: 'withdrawn',
      reason: expect.stringContaining('Goal cancelled'),
    });
    const current = (await timelineOf(1)).filter(([, , , state]) => state !== 'withdrawn');
    expect(current).toContainEqual(['goal', 10, 'A. Scorer', 'current']);
    expect(current).toContainEqual(['goal', 30, 'G. Right', 'corrected']);
    expect(current).toContainEqual(['yellowCard', 5, 'E. Late', 'current']);
    expect(current).toHaveLength(4);
  });

  test('comes page by page where the list has several', async () => {
    for (let id = 1; id <= 5; id++) match(id);
    provider.set({ pageSize: 2 });
    app = await startApp();
    await at(after(-119));
    expect(askedOf('date=2026-05-02').map(({ query }) => query.get('page'))).toEqual([
      null,
      '2',
      '3',
    ]);
    const found = await rows(app.db, sql`select from match where source = 'api-football'`);
    expect(found).toHaveLength(5);
  });

  test('of another league than those chosen is left alone', async () => {
    match(1, [], { league: 39 });
    match(2, [], { league: 140 });
    app = await startApp({ API_FOOTBALL_LEAGUES: '39' });
    await at(after(1));
    expect(askedOf('live=39').length).toBeGreaterThan(0);
    const found = await rows(
      app.db,
      sql`select source_id from match where source = 'api-football'`,
    );
    expect(found).toEqual([{ source_id: '1' }]);
  });

  test('is of the country that its league is told with, or of those that play themselves', async () => {
    match(1);
    match(2, [], { league: 1, nations: { home: 'Spain', away: 'Korea Republic' } });
    app = await startApp();
    await at(after(-60));
    const [club, nations] = [await detailOf(1), await detailOf(2)];
    expect([club.league.country, club.home.country]).toEqual(['GB-ENG', null]);
    expect(nations).toMatchObject({
      ...{ league: { country: null }, home: { country: 'ES' }, away: { country: 'KR' } },
    });
  });

  test('is heard of by answers that say nothing changed', async () => {
    match(1);
    app = await startApp();
    await at(after(1));
    await until(after(3) + 30_000);
    expect(provider.unchanged.length).toBeGreaterThan(3);
    const [row] = await rows<{ ago: number }>(
      app.db,
      sql`select extract(epoch from ${clock.now().toISOString()}::timestamptz - heard_at)::int as ago
        from match where source_id = '1'`,
    );
    expect(row!.ago).toBeLessThanOrEqual(16);
  });
});

describe('When API-Football does not answer as it should', () => {
  test('an answer of more entries than a day has fixtures is not read', async () => {
    match(1);
    provider.set({ pageSize: 10_000, bend: () => Array.from({ length: 6_000 }, () => []) });
    app = await startApp();
    await at(after(-60));
    expect(await sourceRow()).toMatchObject({
      state: 'failing',
      error: expect.stringContaining('expected array to have <=5000 items'),
    });
    expect((await quarantined()).map(({ place }) => place)).toEqual(['an answer']);
  });

  test('ten minutes of silence lose nothing and double nothing, at the first answer after it', async () => {
    for (let id = 1; id <= 30; id++) {
      match(id, [
        { from: 5, event: footballEvent(id, 'home', 5) },
        { from: 84, event: footballEvent(id, 'away', 69, { player: 'B. Meanwhile' }) },
        { from: 97, until: 106, event: footballEvent(id, 'home', 82, { player: 'C. Undone' }) },
        { from: 99, event: footballEvent(id, 'home', 84, { player: 'D. Twice' }) },
      ]);
    }
    match(99, [{ from: 100, event: footballEvent(99, 'home', 85, { player: 'L. Last' }) }]);
    app = await startApp();
    for (const minutes of [1, 6, 90, 96]) await at(after(minutes));
    provider.set({ fault: 'error' });
    await until(after(106));
    expect(await sourceRow()).toMatchObject({ state: 'failing', error: 'HTTP 500' });
    const asked = provider.asked.length;
    provider.set({ fault: null });
    // The next attempt comes by itself, a minute and a half later at the latest.
    await until(after(108));
    expect(await sourceRow()).toMatchObject({ state: 'heard' });
    for (const id of [1, 17, 30]) {
      expect(await stateOf(id)).toMatchObject({ status: 'ended', score: { home: 2, away: 1 } });
      const timeline = await timelineOf(id);
      expect(timeline).toEqual([
        ['goal', 5, 'A. Scorer', 'current'],
        ['goal', 69, 'B. Meanwhile', 'current'],
        ['goal', 84, 'D. Twice', 'current'],
      ]);
    }
    expect(await timelineOf(99)).toEqual([['goal', 85, 'L. Last', 'current']]);
    // One look at all in play, and one question for each twenty matches.
    expect(provider.asked.length - asked).toBeLessThan(12);
  });

  test('it is left alone for as long as it says, and tried ever more seldom', async () => {
    match(1);
    app = await startApp();
    await at(after(1));
    provider.set({ fault: 'limited' });
    const before = provider.asked.length;
    await until(after(11));
    expect(await sourceRow()).toMatchObject({ state: 'spent' });
    expect(provider.asked.length - before).toBeLessThan(22);
    provider.set({ fault: 'error' });
    const later = provider.asked.length;
    await until(after(21));
    expect(provider.asked.length - later).toBeLessThan(22);
  });

  test('a connection that says nothing is given up, and the next one answers', {
    timeout: 30_000,
  }, async () => {
    match(1, [{ from: 1, event: footballEvent(1, 'home', 1) }]);
    app = await startApp();
    await at(after(0));
    provider.set({ fault: 'silence' });
    clock.to(after(2));
    await app.feeds.poll();
    expect((await sourceRow())!.error).toMatch(/timeout|aborted/i);
    provider.set({ fault: null });
    await at(after(4));
    expect((await stateOf(1)).score).toEqual({ home: 1, away: 0 });
  });

  test('a key that it does not take is said, seldom tried, and written nowhere', async () => {
    match(1);
    provider.set({ fault: 'badKey' });
    app = await startApp();
    await until(after(-60));
    expect(await sourceRow()).toMatchObject({
      state: 'refused',
      error: expect.stringContaining('token'),
    });
    expect(provider.asked.length).toBeLessThan(15);
    provider.set({ fault: null });
    await at(after(16));
    expect(await stateOf(1)).toMatchObject({ status: 'live' });
    expect(log.join('')).not.toContain(key);
    expect(log.join('')).toContain('api-football');
  });

  test.each([
    ['a half that begins at no time', { periods: { first: Number.MAX_SAFE_INTEGER } }],
    ['a status by a name that every object has', { status: { short: 'constructor' } }],
  ])('%s is kept with its reason, and holds up nothing else', async (_, bent) => {
    match(1);
    match(2);
    provider.set({
      bend: (list) =>
        list.map((given) => {
          const { fixture, ...rest } = given as { fixture: { id: number } };
          return { ...rest, fixture: { ...fixture, ...(fixture.id === 1 && bent) } };
        }),
    });
    app = await startApp();
    await at(after(2));
    expect(await stateOf(2)).toMatchObject({ status: 'live' });
    expect((await quarantined()).map(({ place }) => place)).toContainEqual(
      expect.stringMatching(/^match 1/),
    );
  });

  test('what is of no shape that is known is kept with its reason, and holds up nothing else', async () => {
    match(1, [{ from: 1, event: footballEvent(1, 'home', 1, { player: 'B. Before' }) }]);
    match(2);
    app = await startApp();
    await at(after(2));
    provider.set({
      bend: (list) =>
        list.map((given) => {
          const entry = given as {
            fixture: { id: number; status: { short: string } };
            events?: unknown[];
          };
          if (entry.fixture.id === 2) return { ...entry, teams: { home: 'Home 2' } };
          return { ...entry, events: [{ type: 'Goal' }, footballEvent(1, 'home', 3)] };
        }),
    });
    await at(after(5));
    expect(await stateOf(1)).toMatchObject({ status: 'live' });
    // A list that is not understood whole takes nothing back.
    expect((await timelineOf(1)).sort()).toEqual([
      ['goal', 1, 'B. Before', 'current'],
      ['goal', 3, 'A. Scorer', 'current'],
    ]);
    const kept = await quarantined();
    const places = new Set(kept.map(({ place }) => place));
    expect([...places].sort()).toEqual(['match 1: events[0]', 'match 2']);
    for (const { reason } of kept) expect(reason).toMatch(/time|teams/);

    provider.set({ bend: () => [{ ...provider.matches[0] }, null, 'x'], fault: 'html' });
    await at(after(7));
    expect((await sourceRow())!.state).toBe('failing');
    provider.set({ bend: null, fault: null });
    await at(after(10));
    expect((await sourceRow())!.state).toBe('heard');
    expect(await stateOf(2)).toMatchObject({ status: 'live' });
  });
});

describe('The plan', () => {
  test('is never passed, in the minute nor in the day, and what is live comes first', async () => {
    provider.set({ perDay: 100, perMinute: 10 });
    for (let id = 1; id <= 50; id++)
      match(id, [{ from: 100, event: footballEvent(id, 'home', 85) }]);
    app = await startApp({ API_FOOTBALL_PLAN: '100,10' });
    await until(after(115));
    expect(provider.passed()).toBe(0);
    expect(provider.spent()).toBeLessThanOrEqual(100);
    expect(await stateOf(50)).toMatchObject({ status: expect.stringMatching(/live|ended/) });
    await until(Date.parse('2026-05-02T23:59:00Z'));
    expect(provider.passed()).toBe(0);
    expect(await stateOf(50)).toMatchObject({ status: 'ended', score: { home: 1, away: 0 } });
  });

  test('holds over a restart, which goes on where the last one was', async () => {
    match(1, [{ from: 5, event: footballEvent(1, 'home', 5) }]);
    app = await startApp({ API_FOOTBALL_PLAN: '60,300' });
    provider.set({ perDay: 60 });
    await at(after(2));
    const spent = provider.spent();
    const days = askedOf('date=').length;
    await app.stop();
    app = await startApp({ API_FOOTBALL_PLAN: '60,300' });
    await at(after(3));
    expect(askedOf('date=').length).toBe(days);
    expect(provider.spent() - spent).toBeLessThan(4);
    for (let minutes = 20; minutes <= 400; minutes += 20) await at(after(minutes));
    expect(provider.passed()).toBe(0);
    expect(await timelineOf(1)).toEqual([['goal', 5, 'A. Scorer', 'current']]);
    expect(await stateOf(1)).toMatchObject({ status: 'ended' });
  });

  test('is one process’s to spend; another goes on when it is gone', async () => {
    match(1);
    app = await startApp();
    await at(after(1));
    const other = await startApp();
    const before = provider.asked.length;
    clock.to(after(2));
    await other.feeds.poll();
    expect(provider.asked.length).toBe(before);
    await app.stop();
    await expect
      .poll(async () => Number.isFinite(await other.feeds.poll()), { timeout: 5_000 })
      .toBe(true);
    expect(provider.asked.length).toBeGreaterThan(before);
    app = other;
  });

  test('is told in the metrics, with how it goes', async () => {
    match(1);
    app = await startApp();
    await at(after(1));
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(text).toMatch(/xiongmao_provider_requests_left\{source="api-football"\} 7\d\d\d/);
    expect(text).toMatch(
      /xiongmao_provider_requests_total\{source="api-football",outcome="answered"\} \d+/,
    );
  });
});

test('Without its key API-Football is not asked', async () => {
  match(1);
  app = await startApp({ API_FOOTBALL_KEY: '' });
  expect(await app.feeds.poll()).toBe(Number.POSITIVE_INFINITY);
  expect(provider.asked).toEqual([]);
});
