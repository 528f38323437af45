import { errors } from '@xiongmao/api/errors';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import {
  fixtureOf,
  goalOf,
  lobbyFixtureOf,
  lobbyOf,
  sheetOf,
  stateOf,
} from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import type { Pushed } from './push.ts';
import { signPush } from './verify-push.ts';

const secret = 'a-secret-of-the-feed';
const otherSecret = 'a-secret-of-another';
let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ env: { FEED_SECRETS: `acme:${secret},other:${otherSecret}` }, clock });
});

async function push(
  body: string,
  { key = secret, at = Date.now(), source = 'acme', signature = '' } = {},
) {
  const timestamp = String(at);
  const response = await fetch(`${app.url}/java/feeds/${source}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': signature || signPush(key, timestamp, body),
    },
    body,
  });
  return { status: response.status, answer: await answerOf<Pushed>(response) };
}

const bodyOf = (...messages: unknown[]) => JSON.stringify({ messages });

test('a source has a row from its first push on, with when it was heard', async () => {
  await push(bodyOf({ type: 'heartbeat' }));
  const sources = await rows(
    app.db,
    sql`select name, state, heard_at is null as never from feed_source`,
  );
  expect(sources).toEqual([{ name: 'acme', state: 'heard', never: false }]);
});

describe("an operator's own feed", () => {
  test('brings matches in', async () => {
    const body = bodyOf(
      fixtureOf('p1', '2026-05-01T12:00:00Z'),
      stateOf('p1', 1, { score: { home: 2, away: 1 } }),
    );
    expect(await push(body)).toMatchObject({
      status: 200,
      answer: { status: 'success', result: { applied: 2, unchanged: 0, quarantined: [] } },
    });
    const found = await rows(
      app.db,
      sql`select score_home, score_away from match where source = 'acme' and source_id = 'p1'`,
    );
    expect(found).toEqual([{ score_home: 2, score_away: 1 }]);
  });

  test('changes nothing when it says the same again', async () => {
    const body = bodyOf(fixtureOf('p2', '2026-05-01T12:00:00Z'), stateOf('p2', 1));
    await push(body);
    expect((await push(`${body} `)).answer.result).toMatchObject({ applied: 0, unchanged: 2 });
  });

  test('is quarantined message by message, with reasons, without hindering the others', async () => {
    const { answer } = await push(
      bodyOf(
        fixtureOf('p3', '2026-05-01T12:00:00Z'),
        { type: 'state', match: 'p3', version: 1, state: { status: 'half past two' } },
        stateOf('unknown-match', 1),
        'not a message',
        { ...fixtureOf('p4', null), gameId: 999 },
        stateOf('p3', 2, { phase: 'q1' }),
      ),
    );
    expect(answer.result.applied).toBe(1);
    expect(answer.result.quarantined.map((entry) => entry.index)).toEqual([1, 2, 3, 4, 5]);
    const kept = await rows<{ reason: string }>(
      app.db,
      sql`select reason from feed_quarantine where source = 'acme'`,
    );
    expect(kept).toHaveLength(5);
    expect(kept.every((entry) => entry.reason.length > 10)).toBe(true);
  });

  test('is quarantined where no place or sum could hold its numbers, or a key or a player stands twice', async () => {
    const entry = goalOf('one');
    const player = {
      ...{ playerId: '9', name: 'Nine', number: 9, position: null },
      ...{ starter: true, cameOn: null, wentOff: null, statistics: {} },
    };
    const about = { match: 'n1', version: 1 };
    const { answer } = await push(
      bodyOf(
        fixtureOf('n1', '2026-05-01T12:00:00Z'),
        { type: 'incidents', ...about, items: [{ ...entry, order: 2 ** 31 }] },
        { type: 'incidents', ...about, items: [entry, { ...entry, order: 2 }] },
        {
          type: 'statistics',
          ...about,
          statistics: [{ period: 'all', key: 'shots', home: 1e308, away: 1 }],
        },
        {
          type: 'odds',
          ...about,
          odds: {
            ...{ bookmaker: 'Acme', market: 'handicap', line: 1e-16 },
            ...{ at: '2026-05-01T11:00:00Z', prices: { home: 1_900, away: 1_900 } },
          },
        },
        {
          type: 'lineup',
          ...about,
          lineup: { side: 'home', formation: null, coach: null, players: [player, player] },
        },
        stateOf('n1', 1),
      ),
    );
    expect(answer.result.applied).toBe(2);
    expect(answer.result.quarantined.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
    const reasons = answer.result.quarantined.map(({ reason }) => reason);
    expect(reasons).toEqual([
      expect.stringContaining('items[0].order'),
      expect.stringContaining('a key stands twice'),
      expect.stringContaining('statistics[0].home'),
      expect.stringContaining('odds.line'),
      'lineup.players: a player twice',
    ]);
  });

  test('stands on the day of its start where nobody tells that of the venue', async () => {
    const dateOf = async (match: string) =>
      (
        await rows<{ date: string }>(
          app.db,
          sql`select date::text from match where source_id = ${match}`,
        )
      )[0]!.date;
    const told = (match: string, version: number, startsAt: string, date: string | null) =>
      push(bodyOf({ ...fixtureOf(match, startsAt), version, date }));
    await told('d1', 1, '2026-05-02T02:00:00Z', null);
    expect(await dateOf('d1')).toBe('2026-05-02');
    await told('d1', 2, '2026-05-03T02:00:00Z', null);
    expect(await dateOf('d1')).toBe('2026-05-03');
    // In America the evening before.
    await told('d2', 1, '2026-05-02T02:00:00Z', '2026-05-01');
    await told('d2', 2, '2026-05-09T02:30:00Z', null);
    expect(await dateOf('d2')).toBe('2026-05-08');
    const board = await fetch(`${app.url}/java/match/gameLivingFuture?day=2026-05-03&zone=UTC`);
    expect(board.status).toBe(200);
  });

  test('is quarantined where the database has no place for an instant or a number', async () => {
    const entry = goalOf('one');
    const about = { match: 'z1', version: 1 };
    const { answer } = await push(
      bodyOf(
        fixtureOf('z1', '2026-05-01T12:00:00Z'),
        fixtureOf('z2', '2026-05-01T12:00:00+16:00'),
        fixtureOf('z3', '2199-12-31T23:00:00-10:00'),
        { type: 'incidents', ...about, items: [{ ...entry, x: 1e-46 }] },
        { type: 'incidents', ...about, items: [{ ...entry, seconds: 1e-300 }] },
      ),
    );
    expect(answer.result.applied).toBe(1);
    expect(answer.result.quarantined.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
  });

  test('brings no more once a match has more than any match', async () => {
    const entry = goalOf('one');
    const told = (version: number, from: number) => ({
      ...{ type: 'incidents', match: 'full', version },
      items: Array.from({ length: 5_000 }, (_, index) => ({
        ...{ ...entry, kind: 'note', score: null, side: null, player: null },
        ...{ key: String(from + index), order: from + index },
      })),
    });
    await push(bodyOf(fixtureOf('full', '2026-05-01T12:00:00Z'), stateOf('full', 1)));
    expect((await push(bodyOf(told(1, 0)))).answer.result.applied).toBe(1);
    const { result } = (await push(bodyOf(told(2, 5_000), stateOf('full', 2)))).answer;
    expect(result.quarantined).toEqual([
      { index: 0, reason: 'items: of this match there are so many that no more are taken' },
    ]);
  });

  test('is taken without the keys that would poison an object', async () => {
    const fixture = JSON.stringify(fixtureOf('o1', '2026-05-01T12:00:00Z'));
    const state = JSON.stringify(stateOf('o1', 1));
    const poisoned = fixture.replace(
      '{',
      '{"__proto__":{"gameId":201},"constructor":{"prototype":{}},',
    );
    expect(await push(`{"messages":[${poisoned},${state}]}`)).toMatchObject({
      status: 200,
      answer: { result: { applied: 2, quarantined: [] } },
    });
  });

  test('leaves a match in the game that it was first told of', async () => {
    const fixture = fixtureOf('g1', '2026-05-01T12:00:00Z');
    const other = { ...fixture, version: 2, gameId: 201 };
    const again = fixtureOf('g2', '2026-05-01T12:00:00Z');
    expect((await push(bodyOf(fixture, again))).answer.result.applied).toBe(2);
    const { result } = (await push(bodyOf(other, { ...again, version: 2 }))).answer;
    expect(result.quarantined).toEqual([{ index: 0, reason: 'gameId: g1 is a match of 202' }]);
  });

  test('brings a score sheet to the page, and nothing that is older', async () => {
    const fixture = fixtureOf('s1', '2026-05-01T12:00:00Z', { gameId: 206 });
    const older = sheetOf('s1', 1, ['away']);
    const newer = sheetOf('s1', 2, ['home', 'away'], []);
    const { answer } = await push(bodyOf(fixture, newer));
    expect(answer.result).toMatchObject({ applied: 2, quarantined: [] });
    expect((await push(bodyOf(older))).answer.result).toMatchObject({ applied: 0, unchanged: 1 });
    const lobby = lobbyFixtureOf('s2', '2026-05-01T12:00:00Z');
    const strange = { ...newer, version: 3, sheet: { kind: 'rallies', parts: [{ key: 'set1' }] } };
    const refused = (await push(bodyOf(strange, lobby, sheetOf('s2', 1, [])))).answer.result;
    expect(refused.quarantined.map(({ index }) => index)).toEqual([0, 2]);
    const soccer = fixtureOf('s3', '2026-05-01T12:00:00Z');
    const unfit = (await push(bodyOf(soccer, sheetOf('s3', 1, ['home'])))).answer.result;
    expect(unfit.quarantined).toEqual([
      { index: 1, reason: 'sheet.kind: soccer has no sheet of rallies' },
    ]);

    const [row] = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source = 'acme' and source_id = 's1'`,
    );
    const page = await fetch(`${app.url}/java/volleyball/${row!.id}`);
    const { result } = await answerOf<MatchDetail>(page);
    expect(result.sheet).toEqual(newer.sheet);
    expect(result.coverage.sheet).toBe(true);
  });

  test('tells of lobbies what lobbies have, and of two sides what these have', async () => {
    const start = '2026-05-01T12:00:00Z';
    const lobby = lobbyOf('l1', 1, { Ants: [[1, 2]], Bees: [[2, 0]] });
    const twice = [...lobby.lobby.teams, lobby.lobby.teams[0]];
    const body = bodyOf(
      lobbyFixtureOf('l1', start),
      lobby,
      stateOf('l1', 1, { phase: 'game1', score: null }),
      fixtureOf('l2', start, { gameId: 5 }),
      fixtureOf('l3', start, { away: null }),
      stateOf('l1', 2, { phase: 'game1' }),
      { ...lobby, version: 2, lobby: { ...lobby.lobby, teams: twice } },
      { ...lobby, version: 2, lobby: { ...lobby.lobby, teams: lobby.lobby.teams.slice(1) } },
      fixtureOf('l4', start),
      { ...lobby, match: 'l4' },
    );
    const { answer } = await push(body);
    expect(answer.result).toMatchObject({ applied: 4, unchanged: 0 });
    expect(answer.result.quarantined).toEqual([
      { index: 3, reason: 'home, away: pubg is played in lobbies, without sides' },
      { index: 4, reason: 'home, away: a match of soccer has two sides' },
      { index: 5, reason: 'state: a lobby has no sides' },
      { index: 6, reason: 'lobby.teams: a team twice' },
      { index: 7, reason: 'lobby.played: Ants is not among the teams' },
      { index: 9, reason: 'lobby: soccer is not played in lobbies' },
    ]);
  });

  test('is quarantined alone also for what can’t be kept, wherever in a message it stands', async () => {
    const fixture = fixtureOf('p8', '2026-05-01T12:00:00Z');
    const { status, answer } = await push(
      bodyOf(
        { ...fixture, match: 'p\0' },
        { ...fixture, venue: 'half \ud800' },
        'n\0 message',
        fixture,
      ),
    );
    expect(status).toBe(200);
    expect(answer.result.applied).toBe(1);
    expect(answer.result.quarantined.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('has no characters in its names that nobody sees', async () => {
    const home = { id: 'seen', name: '\u202eCF notyA' };
    await push(bodyOf(fixtureOf('p9', '2026-05-01T12:00:00Z', { home })));
    const found = await rows(app.db, sql`select name from team where source_id = 'seen'`);
    expect(found).toEqual([{ name: 'CF notyA' }]);
  });

  test('is refused whole when it nests deeper than anything does', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(await push(`{"messages":[${deep}]}`)).toMatchObject({
      status: 400,
      answer: { errorCode: errors.invalidInput.code },
    });
  });

  test('is refused when forged, late, early, replayed, or of no known feed', async () => {
    const body = bodyOf(fixtureOf('p5', '2026-05-01T12:00:00Z'));
    expect(await push(body, { key: 'another-secret-here' })).toMatchObject({
      status: 401,
      answer: { status: 'fail', errorCode: errors.feedSignature.code },
    });
    expect(await push(body, { signature: 'zz' })).toMatchObject({ status: 401 });
    const tenMinutes = 600_000;
    for (const at of [Date.now() - tenMinutes, Date.now() + tenMinutes]) {
      expect(await push(body, { at })).toMatchObject({
        status: 401,
        answer: { errorCode: errors.feedExpired.code },
      });
    }
    expect(await push(body, { source: 'stranger' })).toMatchObject({
      status: 404,
      answer: { errorCode: errors.feedDisabled.code },
    });
    const at = Date.now();
    expect((await push(body, { at })).status).toBe(200);
    expect(await push(body, { at })).toMatchObject({
      status: 409,
      answer: { errorCode: errors.feedReplayed.code },
    });
  });

  test('taken at the same instant twice counts once', async () => {
    const body = bodyOf(fixtureOf('p6', '2026-05-01T12:00:00Z'));
    const at = Date.now();
    const answers = await Promise.all(Array.from({ length: 10 }, () => push(body, { at })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('is not read before its headers could be a feed’s, nor taken apart before its signature fits', async () => {
    const unreadable = '[{'.repeat(500_000);
    for (const given of [{ signature: 'zz' }, { source: 'stranger' }, { at: 0 }, {}]) {
      const answer = await push(unreadable, { key: 'another-secret-here', ...given });
      expect(answer.answer.errorCode, JSON.stringify(given)).not.toBe(errors.invalidInput.code);
    }
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    });
    const response = await fetch(`${app.url}/java/feeds/acme/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-feed-signature': 'none' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(401);
  });

  test('is refused unread when its host has sent too much that no feed signed, and nobody else is', async () => {
    clock.toNext(60);
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const send = (headers: Record<string, string>, key: string) => {
      const body = bodyOf(fixtureOf('p7', '2026-05-01T12:00:00Z'));
      const timestamp = String(clock.now().getTime());
      const signed = {
        'content-type': 'application/json',
        'x-feed-timestamp': timestamp,
        'x-feed-signature': signPush(key, timestamp, body),
      };
      const url = `${app.url}/java/feeds/acme/messages`;
      return fetch(url, { method: 'POST', headers: { ...signed, ...headers }, body });
    };
    const statuses = new Set<number>();
    for (let times = 0; times < 70; times++) {
      const { status } = await send(from('192.0.2.1'), 'another-secret-here');
      statuses.add(status);
    }
    expect([...statuses]).toEqual([401, 429]);
    const refused = await send(from('192.0.2.1'), secret);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(from('192.0.2.2'), secret)).status).toBe(200);
  });

  test('is refused when its feed sends more in a minute than any tells, and another feed is not', async () => {
    clock.toNext(60);
    const at = clock.now().getTime();
    // Signed, and nothing that can be taken in: what is counted is that it came.
    const statuses = new Set<number>();
    for (let sent = 0; sent < 1_200; sent += 50) {
      const group = Array.from({ length: 50 }, () => push('{}', { at }));
      for (const { status } of await Promise.all(group)) statuses.add(status);
    }
    expect([...statuses]).toEqual([400]);
    expect((await push('{}', { at })).status).toBe(429);
    expect((await push('{}', { at, source: 'other', key: otherSecret })).status).toBe(400);
    clock.toNext(60);
    expect((await push('{}', { at: clock.now().getTime() })).status).toBe(400);
  });
});
