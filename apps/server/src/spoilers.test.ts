import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@xiongmao/api/call';
import { gameById } from '@xiongmao/api/catalogue/games';
import { type CallName, contract } from '@xiongmao/api/contract';
import { errors } from '@xiongmao/api/errors';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { closes } from '@xiongmao/api/realtime/closes';
import { foundKinds } from '@xiongmao/api/search/rules';
import type { PushMessage } from '@xiongmao/api/users/push/message';
import { type PushService, startPushService } from '@xiongmao/push/push-service';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, watch } from '#testing/doubles/live-client.ts';
import {
  fixtureOf,
  goalOf,
  incidentsOf,
  stateOf,
  writtenArticle,
  writtenPlan,
} from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { callSamples } from '#testing/samples.ts';
import { publishVideo } from '#testing/videos/make-videos.ts';

/** Scores that nothing else in an answer looks like (ids are made of letters, too), and what texts say that tell a result. */
const tells =
  /(?<!\w)(?:7373|8484|25452|22119)(?!\w)|ZZTELLS|"winner":"away"|"result":"miss"|"recent":\["miss"|"counted":1|"state":"captured"/;
const score = { home: 7373, away: 8484 };
const hour = 3_600_000;
const patience = { timeout: 20_000, interval: 100 };
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

let app: TestApp;
let service: PushService;
let fan: Person;
let guest: Person;
let editor: Person;
let admin: Person;
let expert: Person;
const ids = {} as Record<'ended' | 'live' | 'sold' | 'other', number>;
let season: number;
let league: number;
let team: number;
let player: number;
let articleId: number;
let videoId: number;
let postId: number;
let commentId: number;
let planId: number;
let expertId: number;

const send = (...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));

/** The two whose results are hidden, in their league. */
const sides = {
  league: { id: 'secret', name: 'Secret League' },
  home: { id: 'pandas', name: 'Pandas' },
  away: { id: 'bears', name: 'Bears' },
};

beforeAll(async () => {
  service = await startPushService();
  app = await testApp({ accounts: true, env: { PUSH_SERVICES: service.origin } });
  guest = person(app);
  fan = await person(app).register('hides@example.org');
  editor = await person(app).signInAs('editor');
  admin = await person(app).signInAs('admin');
  expert = await person(app).signInAs('expert');
  expertId = Number(expert.cookies.get('uid'));
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now())`);
  await send(
    fixtureOf('ended', at(-30), sides),
    fixtureOf('live', at(-1), { ...sides, round: 'Round 2' }),
    fixtureOf('sold', at(1), sides),
    fixtureOf('other', at(-1), { league: { id: 'open', name: 'Open League' } }),
    // A season of fewer than four has no page of tables.
    fixtureOf('much later', at(4_000), sides),
  );
  for (const name of ['ended', 'live', 'sold', 'other'] as const) {
    const [found] = await rows<{ id: number; season: number; league: number; team: number }>(
      app.db,
      sql`select id, season_id as season, league_id as league, home_id as team from match where source_id = ${name}`,
    );
    ids[name] = found!.id;
    if (name === 'ended') ({ season, league, team } = found!);
  }
  await fan.get(`/user/followUser?kind=team&id=${team}`);
  planId = await publishPlan(ids.sold);
  await vi.waitFor(async () => {
    const bought = await fan.post('/orderpay/goldExpertPlan', { id: planId, price: 28 });
    expect(bought.status).toBe('success');
  }, patience);

  const ended = { status: 'ended', score, winner: 'away', note: 'ZZTELLS' } as const;
  const periods = [{ key: 'h1', ...score }];
  await send(
    stateOf('ended', 1, { ...ended, phase: 'aet', periods }),
    stateOf('sold', 1, { ...ended, periods }),
    stateOf('live', 1, { score, periods, columns: [{ key: 'x', home: '7373', away: '8484' }] }),
    stateOf('other', 1, { score: { home: 2, away: 1 } }),
    incidentsOf('live', 1, [
      goalOf('g1', { player: 'ZZTELLS Scorer', text: 'ZZTELLS', score, playerId: 'nine' }),
    ]),
    {
      type: 'statistics',
      match: 'live',
      version: 1,
      statistics: [{ period: 'all', key: 'shots', ...score }],
    },
    ...(['ended', 'live'] as const).map(
      (match): FeedMessage => ({
        ...{ type: 'lineup', match, version: 1 },
        lineup: {
          ...{ side: 'home', formation: '4-4-2', coach: null, probable: false },
          players: [
            {
              ...{ playerId: 'nine', name: 'Number Nine', number: 9, position: 'F', starter: true },
              ...{ cameOn: null, wentOff: null, statistics: { goals: 7373, passes: 8484 } },
            },
          ],
        },
      }),
    ),
    {
      ...{ type: 'links', match: 'live', version: 1 },
      links: [{ kind: 'highlight', title: 'ZZTELLS', url: 'https://videos.example.org/1' }],
    },
    {
      ...{ type: 'actions', match: 'live', version: 1 },
      items: [
        {
          ...{
            order: 7373,
            period: 'h1',
            second: 10,
            kind: 'shot',
            side: 'home',
            player: 'ZZTELLS',
          },
          ...{ x: 1, y: 1, toX: null, toY: null, success: true },
        },
      ],
    },
  );
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from player where source_id = 'nine'`,
  );
  player = found!.id;
  const desk = backOffice(editor);
  const { body: article } = await desk.create('news-articles', {
    ...{ gameId: 202, coverId: null, locale: 'en_US', ...writtenArticle },
    ...{ title: 'ZZTELLS who won', summary: 'ZZTELLS how' },
    links: [{ kind: 'match', id: ids.live }],
  });
  articleId = article.id;
  await desk.update('news-articles', articleId, { event: 'publish' });
  videoId = await publishVideo(app, editor, {
    ...{ matchId: ids.live, title: 'ZZTELLS the winner', description: 'ZZTELLS' },
  });
  postId = (await fan.post('/post/create', { text: 'ZZTELLS they won', matchId: ids.live })).result
    .id;
  const subject = `match-${ids.live}`;
  commentId = (await fan.post('/comment/create', { subject, text: 'ZZTELLS indeed' })).result.id;
  await settled();
}, 60_000);

afterAll(() => service.stop());

async function publishPlan(matchId: number): Promise<number> {
  const { body } = await backOffice(expert, 'studio').create('plans', { matchId, ...writtenPlan });
  await backOffice(admin).update('plans', body.id, { state: 'published' });
  return body.id;
}

/** Waits until everything is told: ticks, notices, what was bought. */
async function settled(): Promise<void> {
  await vi.waitFor(async () => {
    const [left] = await rows<{ changes: number; open: number }>(
      app.db,
      sql`select (select count(*)::int from match_change) as changes,
        (select count(*)::int from settlement) as open`,
    );
    expect(left).toEqual({ changes: 0, open: 1 });
    const told = JSON.stringify((await fan.get('/user/notices')).result.items);
    for (const name of ['planSettled', 'matchEnded', 'goalBy']) expect(told).toContain(name);
  }, patience);
}

type Asked = (typeof callSamples)[CallName];

/** What reaches the matches that are hidden, by the calls that can; all others are asked as they come. */
function askedOf(name: CallName): readonly Asked[] {
  const of = (query: Record<string, string | number>): Asked => ({
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  });
  const matches = Object.values(ids);
  const own = Number(fan.cookies.get('uid'));
  const bodies = [{ matchIds: matches }, { gameId: 202 }, { leagueId: league }, { teamId: team }];
  const byMatch = (more: object = {}) =>
    [ids.ended, ids.live, ids.sold].map((matchId) => of({ matchId, ...more }));
  const more: Partial<Record<CallName, Asked[]>> = {
    getMatch: matches.map((matchId) => ({ params: { game: 'soccer', matchId: String(matchId) } })),
    getDayBoard: [of({}), of({ gameIds: '202' }), of({ day: at(-30).slice(0, 10), zone: 'UTC' })],
    findMatches: bodies.map((body) => ({ body })),
    getPastMatches: bodies.map((body) => ({ body })),
    getUpcomingMatches: bodies.map((body) => ({ body })),
    getDayMatches: [{ body: { gameId: 202 } }, { body: { gameIds: [202] } }],
    getWeekResults: [{ body: { gameId: 202 } }, { body: { gameIds: [202] } }],
    getWeekSchedule: [{ body: { gameId: 202 } }, { body: { gameIds: [202] } }],
    getHeadToHead: byMatch(),
    getLastLineups: byMatch(),
    getStandings: byMatch(),
    getTrends: byMatch(),
    getActions: byMatch(),
    getOdds: byMatch(),
    getNextMatches: [of({ kind: 'team', ids: team }), of({ kind: 'league', ids: league })],
    getLeague: [of({ id: league })],
    getSeasonTables: ['all', 'home', 'away'].map((scope) => of({ seasonId: season, scope })),
    getSeasonTree: [of({ seasonId: season })],
    getSeasonSchedule: [
      of({ seasonId: season }),
      of({ seasonId: season, teamId: team }),
      of({ seasonId: season, status: 'past' }),
    ],
    rankPlayers: [of({ seasonId: season })],
    rankSquads: [of({ seasonId: season })],
    getPlayer: [of({ id: player })],
    listPlayerMatches: [of({ id: player }), of({ seasonId: season })],
    getSquad: [of({ id: team })],
    listSquadMatches: [of({ id: team })],
    searchAll: foundKinds.flatMap((kind) =>
      ['Pandas', 'ZZTELLS'].map((text) => of({ text, kind })),
    ),
    searchBest: ['Pandas', 'ZZTELLS'].map((text) => of({ text })),
    findArticles: [of({}), of({ gameId: 202 }), of({ matchId: ids.live })],
    getHotNews: [of({}), of({ gameId: 202 })],
    getGameNews: [{ params: { game: 'soccer', pageIndex: '1' } }],
    getArticle: [{ params: { game: 'soccer', id: String(articleId) } }],
    getNewsComments: [{ params: { game: 'soccer', id: String(articleId), pageIndex: '1' } }],
    findVideos: [of({}), of({ gameId: 202 })],
    getHotVideos: [of({})],
    getGameVideos: [{ params: { game: 'soccer', pageIndex: '1' } }],
    getVideo: [{ params: { game: 'soccer', id: String(videoId) } }],
    getVideosOfMatch: byMatch(),
    getComments: [
      `match-${ids.live}`,
      `news-${articleId}`,
      `video-${videoId}`,
      `post-${postId}`,
    ].map((subject) => of({ subject })),
    getComment: [of({ id: commentId })],
    getAnswers: [of({ id: commentId })],
    getPosts: [of({}), of({ gameId: 202 })],
    getPost: [of({ id: postId })],
    getWritingsOf: ['posts', 'comments'].map((type) => ({
      params: { userId: String(own), type, pageIndex: '1' },
    })),
    getPlans: ['onSale', 'history', 'all'].flatMap((status) => [
      of({ status, matchId: ids.sold }),
      of({ status, userId: expertId }),
    ]),
    getPlan: [of({ id: planId })],
    getChain: [of({ userId: expertId })],
    getExpert: [of({ userId: expertId })],
    getExperts: ['bound', 'fans'].map((order) => of({ order })),
    getExpertAccuracy: [of({ userId: expertId })],
    getExpertGraph: [of({ userId: expertId }), of({ userId: expertId, gameId: 202 })],
    getOrders: [of({}), of({ state: 'captured' }), of({ state: 'released' })],
    getReceipt: [of({ id: planId })],
    getNotices: [of({})],
    getMatchRooms: byMatch(),
  };
  return [callSamples[name], ...(more[name] ?? [])];
}

async function answerOf(who: Person, call: Call, { params = {}, query, body }: Asked) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const response = await who.send(`/java${path}${search}`, {
    method: call.method,
    ...(call.method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
  const text = await response.text();
  if (response.status >= 500 || text.includes('"errorCode":1001')) {
    throw new Error(`${call.path} ${JSON.stringify({ params, query, body })}: ${text}`);
  }
  return text;
}

/** The calls that tell a result, of all that a fan may make; each is made twice, as it may be answered otherwise then. */
async function telling(who: Person): Promise<CallName[]> {
  const found = new Set<CallName>();
  for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
    const isFans = call.permission === 'public' || call.permission === 'account';
    if (call.effect !== 'read' || !isFans) continue;
    for (const asked of askedOf(name)) {
      for (const _ of ['first', 'again']) {
        const text = await answerOf(who, call, asked);
        if (tells.test(text)) found.add(name);
      }
    }
  }
  return [...found].sort();
}

/** Who is told all, by these calls at least: else the walk would go past what it looks for. */
const openly: CallName[] = [
  ...(['getMatch', 'getDayBoard', 'findMatches', 'getPastMatches', 'getDayMatches'] as const),
  ...(['getWeekResults', 'getWeekSchedule', 'getLiveMatches', 'getLiveSports'] as const),
  ...(['getHeadToHead', 'getLastLineups', 'getStandings', 'getActions', 'getNextMatches'] as const),
  ...(['getSeasonSchedule', 'rankPlayers', 'getPlayer', 'listPlayerMatches'] as const),
  'listSquadMatches',
  ...(['searchAll', 'findArticles', 'getHotNews', 'getGameNews', 'getArticle'] as const),
  ...(['findVideos', 'getHotVideos', 'getGameVideos', 'getVideo', 'getVideosOfMatch'] as const),
  ...(['getComments', 'getComment', 'getPosts', 'getPost', 'getWritingsOf'] as const),
  ...(['getPlans', 'getPlan', 'getChain', 'searchBest', 'getSeasonTables'] as const),
  ...([
    'getExpertGraph',
    'getExpert',
    'getExperts',
    'recommendExperts',
    'getExpertAccuracy',
  ] as const),
];
const ofAccounts: CallName[] = ['getNotices', 'getOrders', 'getReceipt'];

const hide = (who: Person, choice: object) =>
  who.post('/user/spoilers', { all: false, games: [], leagues: [], ...choice });

describe('Who wants no results', () => {
  test('would be told them by these calls', async () => {
    expect(await telling(guest)).toEqual(expect.arrayContaining(openly));
    expect(await telling(fan)).toEqual(expect.arrayContaining([...openly, ...ofAccounts]));
  }, 120_000);

  test.each([
    ['of all sports', () => ({ all: true })],
    ['of a sport', () => ({ games: [202] })],
    ['of a league', () => ({ leagues: [league] })],
  ])(
    'is told none by any call: %s',
    async (_, choice) => {
      const alone = person(app);
      await hide(alone, choice());
      expect(await telling(alone)).toEqual([]);
      await hide(fan, choice());
      // Whatever their browser keeps: an account's choice is its own.
      fan.cookies.delete('spoilers');
      expect(await telling(fan)).toEqual([]);
      await hide(fan, {});
    },
    120_000,
  );
});

const gameOf = (id: number) => gameById(id)!.slug;
const stateOfMatch = async (who: Person, id: number) =>
  (await who.get(`/${gameOf(202)}/${id}`)).result.match.state;

describe('A reveal', () => {
  test('tells one match, and no other', async () => {
    const alone = person(app);
    await hide(alone, { games: [202] });
    expect(await stateOfMatch(alone, ids.live)).toMatchObject({ concealed: true, score: null });
    expect(await alone.post('/user/spoilers/reveal', { name: `match-${ids.live}` })).toMatchObject({
      status: 'success',
    });
    expect(await stateOfMatch(alone, ids.live)).toMatchObject({ score });
    expect(await stateOfMatch(alone, ids.ended)).toMatchObject({ concealed: true, score: null });
    const found = await alone.post('/v2/match/getPCGameMatchByCondition', {
      matchIds: [ids.live, ids.ended],
    });
    expect(
      found.result.matches.map(({ state }: { state: { score: unknown } }) => state.score),
    ).toEqual(expect.arrayContaining([score, null]));
    const table = await alone.get(`/match/standings?matchId=${ids.live}`);
    expect(table).toMatchObject({
      errorCode: errors.resultsHidden.code,
      hidden: { name: `season-${season}`, title: 'Secret League' },
    });
    await alone.post('/user/spoilers/reveal', { name: `season-${season}` });
    expect(await alone.get(`/match/standings?matchId=${ids.live}`)).toMatchObject({
      status: 'success',
    });
  });

  test.each(['match', 'match-0', 'room-7', 'match-1.match-2'])(
    'names nothing else: %s',
    async (name) => {
      expect(await guest.post('/user/spoilers/reveal', { name })).toMatchObject({ code: 400 });
    },
  );

  test('is for nobody who comes after: it goes with a session, and is not there when one begins', async () => {
    const first = await person(app).register('reveals@example.org');
    await hide(first, { all: true });
    const reveal = () => first.post('/user/spoilers/reveal', { name: `match-${ids.live}` });
    const isTold = async () => (await stateOfMatch(first, ids.live)).score !== null;
    await reveal();
    expect(await isTold()).toBe(true);
    await first.post('/login/out', {});
    expect(first.cookies.has('revealed')).toBe(false);
    expect(await isTold()).toBe(false);
    await reveal();
    expect(await isTold()).toBe(true);
    await first.register('comes-after@example.org');
    await hide(first, { all: true });
    expect(await isTold()).toBe(false);
  });

  test('tells an expert’s record, which adds results up, and ranks by it only then', async () => {
    const alone = person(app);
    await hide(alone, { leagues: [league] });
    // An expert of other games, with a worse record.
    await app.db.execute(sql`
      with other as (insert into expert (account_id, state, introduction, applied_at, approved_at)
        select id, 'approved', '', now(), now() from account where username = 'editor' returning account_id)
      insert into expert_record (expert_id, game_id, counted, won, accuracy, bound, yield, streak, best_streak, recent, rules)
      select account_id, game, 9, 1, 0.1, -0.5, -0.5, 0, 0, '[]', 2 from other, unnest(array[-1, 201]) game`);
    const ranking = async () =>
      (await alone.get('/expert_plan/expertLibraryPC?order=bound')).result;
    const names = async () =>
      (await ranking()).items.map(({ username, record }: { username: string; record: unknown }) => [
        username,
        record !== null,
      ]);
    expect(await names()).toEqual([
      ['editor', true],
      ['expert', false],
    ]);
    const name = `expert-${expertId}`;
    expect(await alone.get(`/expert_plan/getExpertInfoGraph?userId=${expertId}`)).toMatchObject({
      hidden: { name, title: 'expert' },
    });
    await alone.post('/user/spoilers/reveal', { name });
    expect(await names()).toEqual([
      ['expert', true],
      ['editor', true],
    ]);
    const { result } = await alone.get(`/expert_plan/getExpertInfoAccuracy?userId=${expertId}`);
    expect(result.all).toMatchObject({ counted: 1, recent: ['miss'] });
    const plan = await alone.get(`/expert_plan/getExpertPlanInfo?id=${planId}`);
    expect(plan.result.result).toBeNull();
  });

  test('leaves what is not hidden as it is', async () => {
    const alone = person(app);
    await hide(alone, { leagues: [league] });
    expect(await stateOfMatch(alone, ids.other)).toMatchObject({ score: { home: 2, away: 1 } });
    // One board for all of them has none; beside it stands what may be told.
    const { result } = await alone.get('/match/gameLivingFuture?gameIds=202');
    expect(JSON.stringify(result)).not.toMatch(/"score":\{/);
    const basketball = await alone.get('/match/gameLivingFuture?gameIds=201');
    expect(basketball.status).toBe('success');
  });
});

describe('A search', () => {
  test.each(['video', 'article'])(
    'confirms no guess of how a match went, by what a title says: %s',
    async (kind) => {
      const alone = person(app);
      await hide(alone, { leagues: [league] });
      const find = async (who: Person, text: string) => {
        const { result: best } = await who.get(`/search/best?text=${text}`);
        const { result: all } = await who.get(`/search/all?kind=${kind}&text=${text}`);
        return { best: best[kind], all: all[kind], total: all.total };
      };
      const none = { items: [], more: false };
      const found = { items: [expect.anything()], more: false };
      // With a typo, too.
      for (const text of ['ZZTELLS', 'ZZTELS']) {
        await expect
          .poll(() => find(guest, text), patience)
          .toMatchObject({ best: found, total: 1 });
        expect(await find(alone, text)).toEqual({ best: none, all: none, total: 0 });
      }
      await alone.post('/user/spoilers/reveal', { name: `match-${ids.live}` });
      expect(await find(alone, 'ZZTELLS')).toEqual({ best: found, all: found, total: 1 });
    },
    30_000,
  );
});

describe('Of a socket', () => {
  /** What is told on each of these streams while a goal comes. */
  async function heard(who: Person, streams: readonly string[]) {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = await liveClient(app.url, { headers: { cookie } });
    const told: string[] = [];
    socket.onAny((...args: unknown[]) => told.push(JSON.stringify(args)));
    const joined = [];
    for (const stream of streams) {
      // From far back: what was missed comes, too.
      for (const version of [app.matches.version(), 1]) {
        const { ok } = await watch(socket, stream, version);
        if (ok) joined.push(stream);
        if (ok) break;
      }
    }
    return { socket, told, joined };
  }
  const names = () => [
    ...['all', 'game:202', `match:${ids.live}`, `odds:${ids.live}`],
    ...['all:hidden', 'game:202:hidden', `match:${ids.live}:hidden`],
  ];
  let version = 10;
  const tellGoal = () =>
    send(
      stateOf('live', ++version, { score, note: `ZZTELLS ${version}` }),
      incidentsOf('live', version, [goalOf(`g${version}`, { score, text: 'ZZTELLS' })]),
      {
        ...{ type: 'links', match: 'live', version },
        links: [
          { kind: 'highlight', title: 'A goal', url: `https://videos.example.org/${version}` },
        ],
      },
    );

  test('nothing tells, whatever is followed', async () => {
    const alone = person(app);
    await hide(alone, { leagues: [league] });
    await hide(fan, { games: [202] });
    for (const who of [alone, fan]) {
      const { told, joined } = await heard(who, names());
      expect(joined).toEqual(names().slice(-3));
      await tellGoal();
      await expect.poll(() => told.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(3);
      expect(told.join('\n')).not.toMatch(tells);
      expect(told.join('\n')).not.toContain('"links"');
      expect(told.join('\n')).toContain('"concealed":true');
    }
    await hide(fan, {});
  });

  test('is told none from the next answer on, whoever keeps the token and how', async () => {
    const apart = await person(app).register('apart@example.org');
    const token = apart.cookies.get('token')!;
    const board = '/java/match/gameLivingFuture?gameIds=202';
    const ways: [string, Record<string, string>][] = [
      [board, { token }],
      [`${board}&token=${token}`, {}],
    ];
    const telling = async () => {
      const answers = ways.map(async ([path, headers]) =>
        tells.test(await (await fetch(app.url + path, { headers })).text()),
      );
      return Promise.all(answers);
    };
    expect(await telling()).toEqual([true, true]);
    await hide(apart, { all: true });
    expect(await telling()).toEqual([false, false]);
  });

  test('everybody else hears all', async () => {
    const { told, joined } = await heard(guest, names());
    expect(joined).toEqual(expect.arrayContaining(['all', 'game:202', `match:${ids.live}`]));
    await tellGoal();
    await expect
      .poll(() => told.filter((text) => tells.test(text)).length)
      .toBeGreaterThanOrEqual(3);
  });

  test('one that is open already is closed, to come back as its account wants by now', async () => {
    const elsewhere = await person(app).register('elsewhere@example.org');
    const [{ socket }, other] = [await heard(elsewhere, ['all']), await heard(guest, ['all'])];
    const closed = new Promise<unknown>((resolve) =>
      socket.once('disconnect', (_reason, details) => resolve(details)),
    );
    await hide(elsewhere, { all: true });
    expect(await closed).toMatchObject({ context: { code: closes.choiceChanged } });
    expect(other.socket.connected).toBe(true);
    expect((await heard(elsewhere, ['all', 'all:hidden'])).joined).toEqual(['all:hidden']);
  });

  test('one that is open already is closed, too, where its account chose at another process', async () => {
    const elsewhere = await person(app).register('at-another@example.org');
    const [{ socket }, other] = [await heard(elsewhere, ['all']), await heard(guest, ['all'])];
    const closed = new Promise<unknown>((resolve) =>
      socket.once('disconnect', (_reason, details) => resolve(details)),
    );
    await app.db.execute(sql`
      insert into spoilers (account_id, everything, games, leagues)
      select id, true, '{}', '{}' from account where email = 'at-another@example.org'`);
    expect(await closed).toMatchObject({ context: { code: closes.choiceChanged } });
    expect(other.socket.connected).toBe(true);
  });

  test('a match to come is no exception: it will be told', async () => {
    const alone = person(app);
    await hide(alone, { leagues: [league] });
    await send(fixtureOf('to come', at(2), sides));
    const [{ id }] = (await rows<{ id: number }>(
      app.db,
      sql`select id from match where source_id = 'to come'`,
    )) as [{ id: number }];
    const { joined } = await heard(alone, [`match:${id}`, `match:${id}:hidden`]);
    expect(joined).toEqual([`match:${id}:hidden`]);
  });

  test('a match that was asked for is told', async () => {
    const alone = person(app);
    await hide(alone, { all: true });
    await alone.post('/user/spoilers/reveal', { name: `match-${ids.live}` });
    const { joined } = await heard(alone, [`match:${ids.live}`, `match:${ids.ended}`, 'all']);
    expect(joined).toEqual([`match:${ids.live}`]);
  });
});

interface Twin {
  id: number;
  home: number;
  plan: number;
  post: number;
  /** What it calls its sides. */
  name: string;
}

/** What asks for one of two matches alone, by each call that can. */
function askedAbout(name: CallName, call: Call, twin: Twin): Asked[] {
  const { id, home, plan, post } = twin;
  const takes = (field: string) => field in ((call.query as { shape?: object })?.shape ?? {});
  const bodies = [{ body: { matchIds: [id] } }, { body: { teamId: home } }];
  const more: Partial<Record<CallName, Asked[]>> = {
    getMatch: [{ params: { game: 'soccer', matchId: String(id) } }],
    findMatches: bodies,
    getPastMatches: bodies,
    getNextMatches: [{ query: { kind: 'team', ids: String(home) } }],
    getSeasonSchedule: [{ query: { seasonId: String(season), teamId: String(home) } }],
    searchBest: [{ query: { text: twin.name } }],
    getPlans: [{ query: { status: 'all', matchId: String(id) } }],
    getPlan: [{ query: { id: String(plan) } }],
    getPost: [{ query: { id: String(post) } }],
  };
  const { query } = callSamples[name];
  return [
    ...(takes('matchId') ? [{ query: { ...query, matchId: String(id) } }] : []),
    ...(takes('subject') ? [{ query: { ...query, subject: `match-${id}` } }] : []),
    ...(more[name] ?? []),
  ];
}

/** An answer as it would be of any match: without ids, names, instants, and the place in who made it's chain. */
function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, key));
  if (typeof value === 'string') {
    return value
      .replace(/Goalless|Sevens/g, 'Side')
      .replace(/[\da-f]{32}|[\d.:TZ-]*\d[TZ\d]*/g, '#');
  }
  if (typeof value === 'number')
    return /(?:^i|I)ds?$|^(?:version|position)$/.test(key) ? '#' : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, part]) => [plain(name), plain(part, name)]);
}

describe('Of a match that is hidden', () => {
  const twins = {} as Record<'nil' | 'many', Twin>;

  beforeAll(async () => {
    const sidesOf = (name: string) => ({
      ...sides,
      home: { id: `${name} One`, name: `${name} One` },
      away: { id: `${name} Two`, name: `${name} Two` },
    });
    await send(
      fixtureOf('nil', at(1), sidesOf('Goalless')),
      fixtureOf('many', at(1), sidesOf('Sevens')),
    );
    for (const [source, name] of [
      ['nil', 'Goalless'],
      ['many', 'Sevens'],
    ] as const) {
      const [found] = await rows<{ id: number; home: number }>(
        app.db,
        sql`select id, home_id as home from match where source_id = ${source}`,
      );
      twins[source] = { ...found!, name, post: 0, plan: await publishPlan(found!.id) };
    }
    const goals = Array.from({ length: 9 }, (_, nth) =>
      goalOf(`many${nth}`, { order: nth, minute: 9 * nth, score: { home: nth, away: 2 } }),
    );
    const video = (match: string, kind: 'highlight' | 'playback', nth: number | string) => ({
      ...{ kind, title: `${match} ${nth}`, url: `https://videos.example.org/${nth}`, seconds: 38 },
    });
    const whole = ['nil', 'many'] as const;
    await send(
      stateOf('nil', 1, { status: 'ended', phase: null }),
      stateOf('many', 1, { score: { home: 6, away: 2 } }),
      incidentsOf('many', 1, goals),
    );
    await send(
      incidentsOf('many', 2, goals.slice(0, 8), true),
      stateOf('many', 2, {
        ...{ status: 'awarded', phase: null, note: 'Late' },
        ...{ score: { home: 7, away: 2 }, winner: 'home' },
      }),
      {
        ...{ type: 'links', match: 'many', version: 1 },
        links: [
          ...goals.map(({ key }, nth) => ({ ...video('many', 'highlight', nth), incident: key })),
          ...['whole', 'part'].map((part) => video('many', 'playback', part)),
        ],
      },
      { type: 'links', match: 'nil', version: 1, links: [video('nil', 'playback', 'whole')] },
    );
    const made = goals.map(({ key: incident }) => ({ kind: 'highlight', incident }));
    for (const name of whole) {
      const given = [{ kind: 'playback' }, { kind: 'clip' }, ...(name === 'many' ? made : [])];
      const matchId = twins[name].id;
      for (const each of given) await publishVideo(app, editor, { matchId, ...each });
      const talker = await newFan(app);
      const posted = await talker.post('/post/create', { text: 'What a match', matchId });
      expect(posted).toMatchObject({ status: 'success' });
      twins[name].post = posted.result.id;
    }
    await vi.waitFor(async () => {
      const open = await rows(app.db, sql`select 1 from match_change`);
      const settled = await rows(
        app.db,
        sql`select 1 from plan where result is not null and match_id in (${twins.nil.id}, ${twins.many.id})`,
      );
      expect([open.length, settled.length]).toEqual([0, 2]);
    }, patience);
  }, 60_000);

  /** The calls that answer otherwise of one than of the other. */
  async function tellingApart(who: Person): Promise<CallName[]> {
    const found: CallName[] = [];
    for (const [name, call] of Object.entries(contract) as [CallName, Call][]) {
      const isFans = call.permission === 'public' || call.permission === 'account';
      if (call.effect !== 'read' || !isFans) continue;
      const [nil, many] = [askedAbout(name, call, twins.nil), askedAbout(name, call, twins.many)];
      for (const [nth, asked] of nil.entries()) {
        const answers = [];
        for (const each of [asked, many[nth]!])
          answers.push(plain(JSON.parse(await answerOf(who, call, each))));
        if (!isDeepStrictEqual(answers[0], answers[1])) found.push(name);
      }
    }
    return [...new Set(found)].sort();
  }

  test('no number of things tells it from another', async () => {
    expect(await tellingApart(guest)).toEqual(
      expect.arrayContaining([
        'findMatches',
        'findVideos',
        'getMatch',
        'getPlan',
        'getPlans',
        'getPost',
        'getVideosOfMatch',
      ]),
    );
    const alone = person(app);
    await hide(alone, { leagues: [league] });
    expect(await tellingApart(alone)).toEqual([]);
    const { id } = twins.many;
    const videos = async () => (await alone.get(`/video/ofMatch?matchId=${id}`)).result.items;
    expect(await videos()).toHaveLength(2);
    await alone.post('/user/spoilers/reveal', { name: `match-${id}` });
    expect(await videos()).toHaveLength(11);
    await hide(fan, { all: true });
    expect(await tellingApart(fan)).toEqual([]);
    await hide(fan, {});
  }, 60_000);
});

describe('The choice', () => {
  test('of an account is known wherever it is signed in, and kept by the browser', async () => {
    const choice = { all: false, games: [203, 202], leagues: [league] };
    expect(await fan.post('/user/spoilers', choice)).toMatchObject({
      result: { games: [202, 203], leagues: [league] },
    });
    expect(fan.cookies.get('spoilers')).toBe(`202.203-${league}`);
    fan.cookies.delete('spoilers');
    expect((await fan.get('/user/spoilers')).result).toEqual({ ...choice, games: [202, 203] });
    expect(fan.cookies.get('spoilers')).toBe(`202.203-${league}`);
    await hide(fan, {});
    expect(fan.cookies.has('spoilers')).toBe(false);
    expect((await fan.get('/user/spoilers')).result).toEqual({
      all: false,
      games: [],
      leagues: [],
    });
  });

  test.each([
    [{ games: Array.from({ length: 65 }, (_, id) => id) }],
    [{ leagues: Array.from({ length: 101 }, (_, id) => id + 1) }],
    [{ leagues: [0] }],
  ])('has bounds: %j', async (choice) => {
    expect(await hide(guest, choice)).toMatchObject({ code: 400 });
  });
});

test('A push tells what became of a plan as the list of notices does: who hides its match hears that it is settled', async () => {
  const browser = service.subscribe();
  expect(await fan.post('/user/push/subscribe', { ...browser })).toMatchObject({
    status: 'success',
  });
  const bodies = () => service.taken.map(({ text }) => (JSON.parse(text) as PushMessage).body);
  const become = (version: number, home: number) =>
    send(stateOf('sold', version, { status: 'ended', score: { home, away: 1 }, periods: [] }));
  const title = `“${writtenPlan.title}” has settled`;
  await become(100, 2);
  await vi.waitFor(() => expect(bodies()).toContain(`${title}: won.`), patience);
  await hide(fan, { games: [202] });
  await become(101, 0);
  await vi.waitFor(() => expect(bodies()).toContain(`${title}.`), patience);
  expect(bodies()).not.toContain(`${title}: lost.`);
  await hide(fan, {});
}, 60_000);

test('A league that is hidden stays so once it is shown as another, and that one is then, too', async () => {
  const leagueOf = (id: string) => ({ league: { id, name: `League ${id}` } });
  const scores = { home: 5, away: 4 };
  await send(
    ...[
      fixtureOf('of kept', at(-1), leagueOf('kept')),
      fixtureOf('of gone', at(-1), leagueOf('gone')),
    ],
    ...[stateOf('of kept', 1, { score: scores }), stateOf('of gone', 1, { score: scores })],
  );
  const [kept, gone] = await rows<{ id: number; league: number }>(
    app.db,
    sql`select id, league_id as league from match where source_id in ('of kept', 'of gone')
      order by source_id desc`,
  );
  const guestHere = person(app);
  const account = await person(app).register('hides-leagues@example.org');
  for (const who of [guestHere, account]) {
    await hide(who, { leagues: [gone!.league] });
    expect(await stateOfMatch(who, gone!.id)).toMatchObject({ score: null });
    expect(await stateOfMatch(who, kept!.id)).toMatchObject({ score: scores });
  }
  const linked = await backOffice(admin).create('links', {
    ...{ kind: 'league', shownId: kept!.league, rowId: gone!.league, reason: 'It was renamed' },
  });
  expect(linked.status).toBe(201);
  for (const who of [guestHere, account]) {
    for (const { id } of [gone!, kept!]) {
      await expect.poll(() => stateOfMatch(who, id)).toMatchObject({ score: null });
    }
  }
});
