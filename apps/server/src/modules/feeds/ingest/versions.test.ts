import { gameById } from '@xiongmao/api/catalogue/games';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { MatchOdds } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import {
  fixtureOf,
  goalOf,
  incidentsOf,
  lobbyFixtureOf,
  lobbyOf,
  stateOf,
} from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import type { Pushed } from '../push/push.ts';
import { signPush } from '../push/verify-push.ts';

const secret = 'a-secret-of-the-feed';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { FEED_SECRETS: `acme:${secret}` } });
});

const startsAt = '2026-05-01T12:00:00Z';

/** Pushes messages as the operator's feed does; answers how many of them changed something. */
async function push(...messages: FeedMessage[]): Promise<number> {
  const body = JSON.stringify({ messages });
  const timestamp = String(Date.now());
  const response = await fetch(`${app.url}/java/feeds/acme/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-feed-timestamp': timestamp,
      'x-feed-signature': signPush(secret, timestamp, body),
    },
    body,
  });
  const { result } = await answerOf<Pushed>(response);
  expect(result.quarantined).toEqual([]);
  return result.applied;
}

/** The match as fans get it, with its odds. */
async function shown(match: string): Promise<Shown> {
  const [row] = await rows<{ id: number; gameId: number }>(
    app.db,
    sql`select id, game_id as "gameId" from match where source = 'acme' and source_id = ${match}`,
  );
  // The tick that tells of the change also renews what is kept of the match.
  await expect
    .poll(() => rows(app.db, sql`select from match_change where match_id = ${row!.id}`))
    .toEqual([]);
  const [told] = await rows<{ version: number }>(
    app.db,
    sql`select version from stream where name = 'tick'`,
  );
  await expect.poll(() => app.matches.version()).toBeGreaterThanOrEqual(told!.version);
  const { id, gameId } = row!;
  const get = async <Result>(path: string) =>
    (await answerOf<Result>(await fetch(`${app.url}/java${path}`))).result;
  const detail = await get<AnyMatchDetail>(`/${gameById(gameId)!.slug}/${id}`);
  const { quotes } = await get<MatchOdds>(`/match/odds?matchId=${id}`);
  return { ...detail, quotes };
}

type Shown = AnyMatchDetail & Pick<MatchOdds, 'quotes'>;

const lineupOf = (match: string, version: number, name: string): FeedMessage => ({
  type: 'lineup',
  match,
  version,
  lineup: {
    side: 'home',
    formation: null,
    coach: name,
    players: [],
  },
});

const statisticsOf = (match: string, version: number, home: number): FeedMessage => ({
  type: 'statistics',
  match,
  version,
  statistics: [{ period: 'all', key: 'shots', home, away: 0 }],
});

const oddsOf = (match: string, version: number, home: number): FeedMessage => ({
  ...{ type: 'odds', match, version },
  odds: {
    ...{ bookmaker: 'Alder', market: 'winner', at: startsAt, suspended: false },
    prices: { home, draw: 3_000, away: 3_000 },
  },
});

interface Kind {
  kind: string;
  /** Where it is none of soccer. */
  fixture?(match: string): FeedMessage;
  /** What the feed says of the match: the newer contents or the older ones. */
  say(match: string, version: number, newer: boolean): FeedMessage;
  /** Whether fans see the newer contents. */
  isNewer(match: Shown): boolean;
}

const word = (newer: boolean) => (newer ? 'New' : 'Old');

const kinds: Kind[] = [
  {
    kind: 'fixture',
    say: (match, version, newer) => fixtureOf(match, startsAt, { version, venue: word(newer) }),
    isNewer: ({ venue }) => venue === 'New',
  },
  {
    kind: 'state',
    say: (match, version, newer) =>
      stateOf(match, version, { score: { home: newer ? 1 : 2, away: 0 } }),
    isNewer: ({ match }) => match.state.score?.home === 1,
  },
  {
    kind: 'entry of the timeline',
    say: (match, version, newer) =>
      incidentsOf(match, version, [goalOf('g', { player: word(newer) })]),
    isNewer: ({ incidents }) => incidents[0]?.player === 'New',
  },
  {
    kind: 'line-up',
    say: (match, version, newer) => lineupOf(match, version, word(newer)),
    isNewer: ({ lineups }) => lineups[0]?.coach === 'New',
  },
  {
    kind: 'table of statistics',
    say: (match, version, newer) => statisticsOf(match, version, newer ? 9 : 3),
    isNewer: ({ statistics }) => statistics[0]?.home === 9,
  },
  {
    kind: 'lobby',
    fixture: (match) => lobbyFixtureOf(match, startsAt),
    say: (match, version, newer) => lobbyOf(match, version, { Ants: [[1, newer ? 9 : 3]] }),
    isNewer: ({ lobby }) => lobby?.played[0]?.results[0]?.kills === 9,
  },
  {
    kind: 'price',
    say: (match, version, newer) => oddsOf(match, version, newer ? 1_900 : 2_000),
    isNewer: ({ quotes }) => quotes[0]?.current.prices.home === 1_900,
  },
];

test.each(kinds)('a late, older $kind changes nothing', async (given) => {
  const { kind, say, isNewer, fixture = (name) => fixtureOf(name, startsAt) } = given;
  const match = `late ${kind}`;
  await push(fixture(match), say(match, 5, true));
  expect(await push(say(match, 3, false))).toBe(0);
  expect(isNewer(await shown(match))).toBe(true);
});

test.each(kinds)('another $kind of the same version changes nothing', async (given) => {
  const { kind, say, isNewer, fixture = (name) => fixtureOf(name, startsAt) } = given;
  const match = `equal ${kind}`;
  await push(fixture(match), say(match, 5, true));
  expect(await push(say(match, 5, false))).toBe(0);
  expect(isNewer(await shown(match))).toBe(true);
});

test('an entry that was withdrawn stays so when an older list still has it', async () => {
  const match = 'withdrawn';
  await push(fixtureOf(match, startsAt), incidentsOf(match, 5, [goalOf('g')], true));
  await push(incidentsOf(match, 7, [], true));
  expect(await push(incidentsOf(match, 6, [goalOf('g')], true))).toBe(0);
  expect((await shown(match)).incidents).toMatchObject([{ state: 'withdrawn' }]);
});

test('a complete list that comes late withdraws nothing', async () => {
  const match = 'complete';
  await push(fixtureOf(match, startsAt), incidentsOf(match, 5, [goalOf('g')]));
  expect(await push(incidentsOf(match, 5, [], true))).toBe(0);
  expect(await push(incidentsOf(match, 4, [], true))).toBe(0);
  expect((await shown(match)).incidents).toMatchObject([{ state: 'current' }]);
});
