import { createHmac } from 'node:crypto';
import type { OddsDelta } from '@xiongmao/api/odds/events';
import type { MatchOdds, OddsPoint, ToldOdds } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { mostPoints } from './apply/thin-out.ts';

const feeds = { acme: 'a-secret-of-the-feed', prices: 'a-secret-of-prices' };
const FEED_SECRETS = Object.entries(feeds)
  .map(([name, secret]) => `${name}:${secret}`)
  .join(',');
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true, env: { FEED_SECRETS } });
});

let signed = 0;
async function push(messages: unknown[], source: keyof typeof feeds = 'acme') {
  const body = JSON.stringify({ messages });
  const timestamp = String(Date.now() + ++signed);
  const response = await fetch(`${app.url}/java/feeds/${source}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': createHmac('sha256', feeds[source])
        .update(`${timestamp}.${body}`)
        .digest('hex'),
    },
    body,
  });
  const { result } = await answerOf<{
    applied: number;
    unchanged: number;
    quarantined: { reason: string }[];
  }>(response);
  return result;
}

let matches = 0;
/** A match that begins in an hour: its source's id and ours. */
async function newMatch(given: Parameters<typeof fixtureOf>[2] = {}) {
  const match = `odds-${++matches}`;
  await push([fixtureOf(match, new Date(Date.now() + 3_600_000).toISOString(), given)]);
  return { match, id: await idOf(match) };
}

async function idOf(match: string, source = 'acme'): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = ${source} and source_id = ${match}`,
  );
  return found!.id;
}

const begun = Date.now();
/** So many minutes before the tests began. */
const ago = (minutes: number) => new Date(begun - minutes * 60_000).toISOString();

const winner = (match: string, version: number, home: number, given: Partial<ToldOdds> = {}) => ({
  type: 'odds',
  match,
  version,
  odds: {
    bookmaker: 'Alder',
    market: 'winner',
    at: ago(60 - version),
    prices: { home, draw: 3_400, away: 4_100 },
    ...given,
  },
});

const get = async <Result>(path: string, at = app): Promise<Result> =>
  (await answerOf<Result>(await fetch(`${at.url}/java/match/${path}`))).result;
const oddsOf = (id: number, at = app) => get<MatchOdds>(`odds?matchId=${id}`, at);
const homesOf = async (id: number, at = app) => {
  const { points } = await get<{ points: OddsPoint[] }>(
    `oddsHistory?matchId=${id}&bookmaker=Alder&market=winner`,
    at,
  );
  return points.map(({ prices }) => prices.home);
};

describe('Odds that a feed pushes', () => {
  test('stand as they opened and as they are, by bookmaker and market', async () => {
    const { match, id } = await newMatch();
    const handicap = { market: 'handicap', line: -0.75, prices: { home: 1_930, away: 1_950 } };
    const total = { market: 'total', line: 2.5, prices: { over: 1_880, under: 2_000 } };
    const told = await push([
      winner(match, 1, 2_000),
      winner(match, 2, 1_900),
      winner(match, 1, 2_050, { bookmaker: 'Birch' }),
      winner(match, 1, 0, handicap as Partial<ToldOdds>),
      winner(match, 1, 0, total as Partial<ToldOdds>),
    ]);
    expect(told).toEqual({ applied: 5, unchanged: 0, quarantined: [] });
    const { quotes, frozen } = await oddsOf(id);
    expect(frozen).toBe(false);
    expect(quotes.map(({ bookmaker, market }) => `${bookmaker} ${market}`)).toEqual([
      'Alder handicap',
      'Alder total',
      'Alder winner',
      'Birch winner',
    ]);
    expect(quotes[0]!.current).toMatchObject({
      line: -0.75,
      prices: handicap.prices,
      suspended: false,
    });
    expect(quotes[2]).toMatchObject({
      opening: { line: null, prices: { home: 2_000, draw: 3_400 } },
      current: { prices: { home: 1_900 } },
    });
    expect(await homesOf(id)).toEqual([2_000, 1_900]);
  });

  test('count by the newest version, in whatever order they come', async () => {
    const { match, id } = await newMatch();
    for (const version of [3, 1, 2]) await push([winner(match, version, 2_000 + version)]);
    const [quote] = (await oddsOf(id)).quotes;
    expect(quote!.opening.prices.home).toBe(2_001);
    expect(quote!.current.prices.home).toBe(2_003);
    expect(await homesOf(id)).toEqual([2_001, 2_002, 2_003]);
  });

  test('change nothing when they are told again, and are no move where nothing moved', async () => {
    const { match, id } = await newMatch();
    await push([winner(match, 1, 2_000)]);
    const { version } = await oddsOf(id);
    expect(await push([winner(match, 1, 2_000)])).toMatchObject({ applied: 0, unchanged: 1 });
    expect(await push([winner(match, 5, 2_000)])).toMatchObject({ applied: 0, unchanged: 1 });
    expect(await homesOf(id)).toEqual([2_000]);
    expect((await oddsOf(id)).version).toBe(version);
    // Still its version counts: what came before it is late.
    await push([winner(match, 4, 1_700)]);
    expect((await oddsOf(id)).quotes[0]!.current.prices.home).toBe(2_000);
  });

  test('are corrected by what a newer version says of an earlier instant', async () => {
    const { match, id } = await newMatch();
    await push([winner(match, 1, 2_000), winner(match, 2, 20_000), winner(match, 3, 20_100)]);
    await push([winner(match, 4, 2_020, { at: ago(58) })]);
    expect(await homesOf(id)).toEqual([2_000, 2_020]);
    await push([winner(match, 5, 1_990, { at: ago(90) })]);
    const [quote] = (await oddsOf(id)).quotes;
    expect([quote!.opening.prices.home, quote!.current.prices.home]).toEqual([1_990, 1_990]);
    expect(await homesOf(id)).toEqual([1_990]);
  });

  test('are refused where the sport has no such price, or the line is no quarter', async () => {
    const { match } = await newMatch();
    const { match: game } = await newMatch({ gameId: 201 });
    const prices = { home: 1_900, away: 1_900 };
    const { applied, quarantined } = await push([
      winner(match, 1, 2_000, { prices }),
      winner(game, 1, 2_000),
      winner(game, 2, 2_000, { prices }),
      winner(game, 3, 0, { market: 'handicap', line: -5.3, prices } as Partial<ToldOdds>),
      winner(game, 3, 1_000, { prices: { home: 1_000, away: 1_900 } }),
    ]);
    expect(applied).toBe(1);
    expect(quarantined.map(({ reason }) => reason)).toEqual([
      'odds.prices: expected home, draw, away of this game',
      'odds.prices: expected home, away of this game',
      expect.stringContaining('whole, half or quarter'),
      expect.stringContaining('1001'),
    ]);
  });

  test('freeze when the match is over, and go on where it turns out not to be', async () => {
    const { match, id } = await newMatch();
    await push([winner(match, 1, 2_000)]);
    await push([stateOf(match, 1, { status: 'ended', score: { home: 1, away: 0 } })]);
    await eventually(async () => (await oddsOf(id)).frozen);
    const late = winner(match, 2, 1_100, { at: new Date(Date.now() + 1_000).toISOString() });
    await push([winner(match, 3, 1_500, { at: ago(1) })]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await push([{ ...late, version: 4 }]);
    expect(await homesOf(id)).toEqual([2_000, 1_500]);
    await push([stateOf(match, 2, { status: 'live', score: { home: 1, away: 0 } })]);
    await push([{ ...late, version: 5 }]);
    expect((await oddsOf(id)).frozen).toBe(false);
    expect(await homesOf(id)).toEqual([2_000, 1_500, 1_100]);
  });

  test('are those of the match that is shown where another feed tells of the match itself', async () => {
    const teams = {
      home: { id: 'h', name: 'Northgate Rovers' },
      away: { id: 'a', name: 'Southmoor Town' },
    };
    const startsAt = new Date(Date.now() + 7_200_000).toISOString();
    await push([fixtureOf('shown', startsAt, teams)]);
    await push([fixtureOf('priced', startsAt, teams), winner('priced', 1, 2_000)], 'prices');
    const [shown, priced] = [await idOf('shown'), await idOf('priced', 'prices')];
    for (const id of [shown, priced]) expect((await oddsOf(id)).quotes).toHaveLength(1);
    // Another source's versions say nothing of these.
    await push([winner('shown', 9, 1_500)]);
    expect((await oddsOf(shown)).quotes[0]!.current.prices.home).toBe(2_000);
  });
});

/** Waits until something that is asked for holds. */
async function eventually(what: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('not so within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('A market keeps its opening and what is recent, however often it moves', async () => {
  const { match, id } = await newMatch();
  const moves = Array.from({ length: mostPoints * 2 }, (_, nth) =>
    winner(match, nth + 1, 1_500 + nth, { at: ago(mostPoints * 2 - nth) }),
  );
  for (let from = 0; from < moves.length; from += 100) await push(moves.slice(from, from + 100));
  const homes = await homesOf(id);
  expect(homes.length).toBeLessThanOrEqual(mostPoints);
  expect(homes[0]).toBe(1_500);
  expect(homes.slice(-100)).toEqual(
    homes.slice(-100).map((_, nth) => 1_400 + mostPoints * 2 + nth),
  );
  expect((await oddsOf(id)).quotes[0]!.opening.prices.home).toBe(1_500);
});

/** What who looks at a match is told of its odds from now on. */
async function heard(id: number, at = app): Promise<OddsDelta[]> {
  const deltas: OddsDelta[] = [];
  const socket = await liveClient(at.url);
  (socket as unknown as { on(event: string, hear: (delta: OddsDelta) => void): void }).on(
    'odds',
    (delta) => deltas.push(delta),
  );
  const { version } = await oddsOf(id, at);
  expect(await watch(socket, `odds:${id}`, version)).toEqual({ ok: true });
  return deltas;
}

describe('Who has a match open', () => {
  test('sees its odds move, at two processes alike', async () => {
    const { match, id } = await newMatch();
    await push([winner(match, 1, 2_000)]);
    const other = await testApp({ database: { db: app.db, url: app.databaseUrl } });
    const told = await Promise.all([app, other].map((at) => heard(id, at)));
    await push([winner(match, 2, 1_900), winner(match, 1, 2_100, { bookmaker: 'Birch' })]);
    for (const deltas of told) {
      await until(() => deltas.some(({ quotes }) => quotes.length === 2));
      const last = deltas.at(-1)!;
      expect(last.quotes.map(({ current }) => current.prices.home)).toEqual([1_900, 2_100]);
      expect(last.v).toBe((await oddsOf(id)).version);
    }
  });

  test('is told that odds are frozen and go on, also by a price that repeats', async () => {
    const { match, id } = await newMatch();
    const result = { score: { home: 1, away: 0 } };
    await push([winner(match, 1, 2_000)]);
    const deltas = await heard(id);
    await push([stateOf(match, 1, { status: 'ended', ...result }), winner(match, 2, 2_000)]);
    await until(() => deltas.at(-1)?.frozen === true);
    await push([stateOf(match, 2, { status: 'live', ...result }), winner(match, 3, 2_000)]);
    await until(() => deltas.at(-1)?.frozen === false);
    expect(deltas.at(-1)!.v).toBe((await oddsOf(id)).version);
  });

  test('sees those of a row that is merged into it as they have been, and none once it is split', async () => {
    const desk = backOffice(await person(app).signInAs('admin'));
    const startsAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const teams = { home: { id: 'e', name: 'Eastgate' }, away: { id: 'w', name: 'Westmoor' } };
    await push([fixtureOf('kept', startsAt(9), teams)]);
    await push([fixtureOf('moved', startsAt(3), teams)], 'prices');
    await push([winner('moved', 1, 2_000), winner('moved', 2, 1_900)], 'prices');
    const [kept, moved] = [await idOf('kept'), await idOf('moved', 'prices')];
    expect((await oddsOf(kept)).quotes).toEqual([]);
    const deltas = await heard(kept);
    const link = { kind: 'match', rowId: moved, shownId: kept, reason: 'They are' };
    const { body } = await desk.create('links', link);

    const stood = (await oddsOf(kept)).quotes[0]!;
    expect([stood.opening.prices.home, stood.current.prices.home]).toEqual([2_000, 1_900]);
    await until(() => deltas.at(-1)?.quotes[0]?.current.prices.home === 1_900);
    await push([winner('moved', 3, 1_800)], 'prices');
    await until(() => deltas.at(-1)?.quotes[0]?.current.prices.home === 1_800);
    expect(await homesOf(kept)).toEqual([2_000, 1_900, 1_800]);

    await desk.update('links', body.id, { ended: true, reason: 'They are not' });
    expect((await oddsOf(kept)).quotes).toEqual([]);
    expect(await homesOf(moved)).toEqual([2_000, 1_900, 1_800]);
    // No change says what is gone: who looks takes a snapshot, for the gap.
    await until(() => deltas.at(-1)!.p === deltas.at(-1)!.v);
    expect(deltas.at(-1)!.v).toBe((await oddsOf(kept)).version);
  });

  test('of a brand without odds is told none, though feeds go on', async () => {
    const { match, id } = await newMatch();
    await push([winner(match, 1, 2_000)]);
    const without = await testApp({
      database: { db: app.db, url: app.databaseUrl },
      env: { BRAND_ODDS: '0' },
    });
    expect(await oddsOf(id, without)).toEqual({ version: 0, frozen: false, quotes: [] });
    expect(await homesOf(id, without)).toEqual([]);
    const socket = await liveClient(without.url);
    expect(await watch(socket, `odds:${id}`, 0)).toMatchObject({ ok: false });
    expect(await homesOf(id)).toEqual([2_000]);
  });

  test('of a match that does not exist is told so', async () => {
    const response = await fetch(`${app.url}/java/match/odds?matchId=999999`);
    expect(await response.json()).toMatchObject({ status: 'fail' });
  });
});
