import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
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

/** The match as fans get it. */
async function shown(match: string): Promise<MatchDetail> {
  const [row] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = 'acme' and source_id = ${match}`,
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
  return (await answerOf<MatchDetail>(await fetch(`${app.url}/java/soccer/${row!.id}`))).result;
}

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

interface Kind {
  kind: string;
  /** What the feed says of the match: the newer contents or the older ones. */
  say(match: string, version: number, newer: boolean): FeedMessage;
  /** Whether fans see the newer contents. */
  isNewer(detail: MatchDetail): boolean;
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
];

test.each(kinds)('a late, older $kind changes nothing', async ({ kind, say, isNewer }) => {
  const match = `late ${kind}`;
  await push(fixtureOf(match, startsAt), say(match, 5, true));
  expect(await push(say(match, 3, false))).toBe(0);
  expect(isNewer(await shown(match))).toBe(true);
});

test.each(kinds)('another $kind of the same version changes nothing', async (given) => {
  const { kind, say, isNewer } = given;
  const match = `equal ${kind}`;
  await push(fixtureOf(match, startsAt), say(match, 5, true));
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
