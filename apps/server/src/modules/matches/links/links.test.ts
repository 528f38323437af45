import { errors } from '@xiongmao/api/errors';
import type { FeedMessage, FixtureMessage, TeamRef } from '@xiongmao/api/feeds/messages';
import type { AnyMatchDetail, Board } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dump, ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import {
  fixtureOf,
  goalOf,
  incidentsOf,
  lobbyFixtureOf,
  lobbyOf,
  stateOf,
} from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let guest: Person;
let fan: Person;
let desk: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  guest = person(app);
  fan = await person(app).signInAs('fan');
  desk = backOffice(await person(app).signInAs('admin'));
});

const tell = (source: string, ...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));

const played = (match: string, day: number, home: string, away: string): FixtureMessage =>
  fixtureOf(match, `2025-03-${10 + day}T12:00:00Z`, {
    league: { id: `liga of ${match[0]}`, name: match[0] === 'a' ? 'Liga' : 'First Division' },
    season: '2025',
    round: `Matchday ${day}`,
    home: { id: home, name: home, country: 'ES' },
    away: { id: away, name: away, country: 'ES' },
  });
const ended = (match: string, home: number, away: number) =>
  stateOf(match, 1, {
    status: 'ended',
    phase: null,
    score: { home, away },
    winner: home > away ? 'home' : 'away',
  });

const lineupOf = (match: string, side: 'home' | 'away', name: string): FeedMessage => ({
  type: 'lineup',
  match,
  version: 1,
  lineup: {
    side,
    formation: null,
    coach: null,
    players: [
      {
        playerId: `${match} ${name}`,
        name,
        number: 1,
        position: 'GK',
        starter: true,
        cameOn: null,
        wentOff: null,
        statistics: {},
      },
    ],
  },
});

async function idOf(
  kind: 'team' | 'league' | 'match' | 'player',
  source: string,
  sourceId: string,
) {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from ${sql.identifier(kind)} where source = ${source} and source_id = ${sourceId}`,
  );
  return found!.id;
}

async function boardOf(day: string): Promise<Board> {
  return (await guest.get(`/match/gameLivingFuture?day=${day}&zone=UTC`)).result as Board;
}
/** A board's matches as they read: who meets whom, in which league. */
const readAs = ({ matches, teams, leagues }: Board) =>
  matches.map(({ homeId, awayId, leagueId }) =>
    [leagues[leagueId]!.name, teams[homeId!]!.name, teams[awayId!]!.name].join(' '),
  );

const find = async (asked: object): Promise<Board> =>
  (await guest.post('/v2/match/getPCGameMatchByCondition', asked)).result as Board;

async function dumped(): Promise<string[]> {
  const lines: string[] = [];
  await dump(app.db, null, (line) => lines.push(line));
  return lines;
}

const withoutVersions = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value) => (key === 'version' || key === 'at' ? null : value)),
  );

const reason = 'They are';
async function merge(kind: string, shownId: number, rowId: number): Promise<number> {
  const { status, body } = await desk.create('links', { kind, shownId, rowId, reason });
  expect([status, body.errorCode]).toEqual([201, undefined]);
  return body.id;
}
const split = (id: number) => desk.update('links', id, { ended: true, reason: 'They are not' });

/** Links that are open, each with what its row says: both must tell the same. */
async function disagreements() {
  return rows(
    app.db,
    sql`select kind, id, told, kept from (
      ${sql.join(
        ['team', 'league', 'player'].map(
          (kind) => sql`select ${kind} as kind, r.id, l.shown_id as told, r.same_as as kept
            from ${sql.identifier(kind)} r
            left join link l on l.kind = ${kind} and l.row_id = r.id and l.ended_at is null`,
        ),
        sql` union all `,
      )}) each where told is distinct from kept
      union all
      select 'chain', l.id, l.shown_id, o.shown_id from link l
      join link o on o.kind = l.kind and o.row_id = l.shown_id and o.ended_at is null
      where l.ended_at is null`,
  );
}

describe('Two teams of two sources', () => {
  const ids: Record<string, number> = {};
  let before: unknown;
  let told: string[];
  let link: number;

  const followTeam = (someone: Person, id: number) =>
    someone.get(`/user/followUser?kind=team&id=${id}`);
  const isFollowed = async (id: number) =>
    (await fan.get(`/user/hasFollowUser?kind=team&id=${id}`)).result.following;
  const followed = async () =>
    (await fan.get(`/user/getFollowOrFansH5?userId=${fan.cookies.get('uid')}&kind=team`)).result;

  async function reads(): Promise<unknown> {
    const answers: unknown[] = [];
    for (const day of [11, 12, 13]) answers.push(await boardOf(`2025-03-${day}`));
    for (const teamId of [ids.rovers, ids.wanderers]) answers.push(await find({ teamId }));
    for (const leagueId of [ids.liga, ids.division]) answers.push(await find({ leagueId }));
    for (const matchId of [ids.a1, ids.b1, ids.b3]) {
      answers.push((await guest.get(`/soccer/${matchId}`)).result);
      answers.push((await guest.get(`/match/headToHead?matchId=${matchId}`)).result);
      answers.push((await guest.get(`/match/standings?matchId=${matchId}`)).result);
    }
    answers.push(
      (await guest.get('/sprots_league/match_leagues?from=2025-03-01&to=2025-03-31&zone=UTC'))
        .result,
      (await fan.get('/match/favourites')).result,
      await followed(),
      (await guest.get(`/match/getSeriesCount?from=2025-03-01&to=2025-03-31&zone=UTC`)).result,
    );
    return withoutVersions(answers);
  }

  beforeAll(async () => {
    await tell(
      'alpha',
      played('a1', 1, 'Rovers', 'Town'),
      played('a2', 2, 'City', 'Rovers'),
      played('a4', 9, 'Rovers', 'Village'),
      ended('a1', 2, 0),
      ended('a2', 0, 1),
      ended('a4', 1, 0),
    );
    await tell(
      'beta',
      played('b1', 1, 'Wanderers', 'Town'),
      played('b3', 3, 'Wanderers', 'Village'),
      ended('b1', 2, 0),
      ended('b3', 3, 1),
      lineupOf('b1', 'home', 'A. Keeper'),
    );
    for (const match of ['a1', 'a4', 'b1', 'b3'])
      ids[match] = await idOf('match', match[0] === 'a' ? 'alpha' : 'beta', match);
    ids.rovers = await idOf('team', 'alpha', 'Rovers');
    ids.wanderers = await idOf('team', 'beta', 'Wanderers');
    ids.liga = await idOf('league', 'alpha', 'liga of a');
    ids.division = await idOf('league', 'beta', 'liga of b');
    await fan.post('/match/attention', { matchIds: [ids.a1, ids.b1] });
    for (const id of [ids.rovers, ids.wanderers]) await followTeam(fan, id!);
    await vi.waitFor(async () => expect(readAs(await boardOf('2025-03-11'))).toHaveLength(2), {
      timeout: 10_000,
    });
    [before, told] = [await reads(), await dumped()];
  });

  test('that met the same opponent at the same time are proposed, with why', async () => {
    const { body } = await desk.list('link-candidates', { kind: 'team', q: 'rovers' });
    expect(body).toEqual([
      {
        id: `team-${ids.rovers}-${ids.wanderers}`,
        kind: 'team',
        gameId: 202,
        one: { id: ids.rovers, name: 'Rovers', source: 'alpha' },
        other: { id: ids.wanderers, name: 'Wanderers', source: 'beta' },
        score: 35,
        reasons: [
          { why: 'sameCountry', count: null },
          { why: 'sameOpponents', count: 1 },
        ],
        dismissed: false,
        because: null,
        merged: false,
        links: [],
        version: expect.any(String),
      },
    ]);
  });

  test('are laid beside each other: names, sources, matches and who plays', async () => {
    const { body } = await desk.list('linkables', { kind: 'team', q: 'rovers' });
    expect(body).toMatchObject([{ id: `team-${ids.rovers}`, name: 'Rovers', matches: 3 }]);
    expect((await desk.get('linkables', `team-${ids.wanderers}`)).body).toMatchObject({
      source: 'beta',
      country: 'ES',
      shownAs: null,
      shows: [],
      latest: [
        { id: ids.b3, name: 'Wanderers – Village', startsAt: '2025-03-13T12:00:00.000Z' },
        { id: ids.b1, name: 'Wanderers – Town' },
      ],
      players: ['A. Keeper'],
    });
    for (const kind of ['league', 'player', 'match']) {
      expect((await desk.list('linkables', { kind })).body).not.toEqual([]);
    }
    expect((await desk.get('linkables', 'team-x')).status).toBe(404);
  });

  test('are one everywhere once they are merged: by one name, one id, and each match once', async () => {
    link = await merge('team', ids.rovers!, ids.wanderers!);
    await merge('league', ids.liga!, ids.division!);
    await expect
      .poll(async () => readAs(await boardOf('2025-03-11')))
      .toEqual(['Liga Rovers Town']);
    expect((await boardOf('2025-03-11')).matches).toMatchObject([
      { id: ids.a1, homeId: ids.rovers, alsoFrom: ['beta'] },
    ]);
    expect(readAs(await boardOf('2025-03-13'))).toEqual(['Liga Rovers Village']);
    for (const teamId of [ids.rovers, ids.wanderers]) {
      const found = await find({ teamId, status: 'past' });
      expect(found.matches.map(({ id }) => id)).toEqual([
        ids.a4,
        ids.b3,
        await idOf('match', 'alpha', 'a2'),
        ids.a1,
      ]);
    }
    for (const leagueId of [ids.liga, ids.division])
      expect((await find({ leagueId })).matches).toHaveLength(4);
    const leagues = (
      await guest.get('/sprots_league/match_leagues?from=2025-03-01&to=2025-03-31&zone=UTC')
    ).result.filter(({ name }: { name: string }) => /Liga|Division/.test(name));
    expect(leagues).toMatchObject([{ id: ids.liga, name: 'Liga', matches: 4 }]);
    expect(await disagreements()).toEqual([]);
  });

  test('have one form and one history: what either played is told of both', async () => {
    const { home } = (await guest.get(`/match/headToHead?matchId=${ids.a4}`)).result;
    expect(readAs(home)).toEqual(['Liga Rovers Village', 'Liga City Rovers', 'Liga Rovers Town']);
    const sides = ['alpha', 'beta'].map((source) => idOf('team', source, 'Village'));
    const village = await merge('team', await sides[0]!, await sides[1]!);
    const { meetings, record } = (await guest.get(`/match/headToHead?matchId=${ids.a4}`)).result;
    expect(readAs(meetings)).toEqual(['Liga Rovers Village']);
    expect(record).toEqual({ home: 1, draw: 0, away: 0 });
    await split(village);
  });

  test('keep their addresses: a match by the id of any row is the one that is shown', async () => {
    for (const id of [ids.a1, ids.b1]) {
      const detail = (await guest.get(`/soccer/${id}`)).result as AnyMatchDetail;
      expect([detail.match.id, detail.home!.name]).toEqual([ids.a1, 'Rovers']);
    }
    expect((await fan.get('/match/favourites')).result).toEqual({ matchIds: [ids.a1] });
  });

  test('are followed as one, by whichever id', async () => {
    expect(await followed()).toMatchObject({
      total: 1,
      items: [{ id: ids.rovers, name: 'Rovers' }],
    });
    expect(await isFollowed(ids.wanderers!)).toBe(true);
    const other = person(app);
    await other.register('one-team@x.io');
    for (const id of [ids.wanderers, ids.rovers]) await followTeam(other, id!);
    const [held] = await rows<{ count: number }>(
      app.db,
      sql`select count(*)::int as count from follow where kind = 'team' and account_id = ${Number(other.cookies.get('uid'))}`,
    );
    expect(held!.count).toBe(1);
  });

  test('stay as their sources told them: a dump is the same to the letter', async () => {
    expect(await dumped()).toEqual(told);
  });

  test('are proposed no more, and can’t be merged again', async () => {
    expect((await desk.list('link-candidates', { kind: 'team', q: 'rovers' })).body).toEqual([]);
    const again = { kind: 'team', shownId: ids.wanderers, rowId: ids.rovers, reason };
    expect((await desk.create('links', again)).body.errorCode).toBe(errors.alreadyOne.code);
    const pair = `team-${ids.rovers}-${ids.wanderers}`;
    expect((await desk.get('link-candidates', pair)).body).toMatchObject({
      merged: true,
      links: [{ id: link, rowId: ids.wanderers, shownId: ids.rovers }],
    });
    const answer = await desk.update('link-candidates', pair, { dismissed: true, reason });
    expect(answer.body.errorCode).toBe(errors.linked.code);
  });

  test('are parted without a trace: dumps and reads are those of before', async () => {
    const [league] = (await desk.list('links', { kind: 'league' })).body;
    expect((await split(league.id)).status).toBe(200);
    expect((await split(link)).status).toBe(200);
    await expect.poll(async () => readAs(await boardOf('2025-03-11'))).toHaveLength(2);
    expect(await reads()).toEqual(before);
    expect(await dumped()).toEqual(told);
    expect(await disagreements()).toEqual([]);
  });

  test('that somebody split are proposed no more, and stand in the history with who and why', async () => {
    expect((await desk.list('link-candidates', { kind: 'team', q: 'rovers' })).body).toEqual([]);
    const { body } = await desk.list('link-candidates', {
      kind: 'team',
      dismissed: 'true',
      q: 'rovers',
    });
    expect(body).toMatchObject([{ because: 'They are not', one: { name: 'Rovers' } }]);
    expect((await desk.get('links', link)).body).toMatchObject({
      by: 'admin',
      because: reason,
      endedBy: 'admin',
      endedReason: 'They are not',
    });
    expect((await split(link)).body.errorCode).toBe(errors.linkOver.code);
  });

  test('that have played each other are never one', async () => {
    const town = await idOf('team', 'alpha', 'Town');
    const both = { kind: 'team', shownId: ids.rovers, rowId: town, reason };
    expect((await desk.create('links', both)).body.errorCode).toBe(errors.notLinkable.code);
    expect((await desk.create('links', { ...both, rowId: ids.rovers })).body.errorCode).toBe(
      errors.notLinkable.code,
    );
    expect((await desk.create('links', { ...both, rowId: 999_999 })).body.errorCode).toBe(
      errors.notFound.code,
    );
  });
});

describe('National teams', () => {
  const nation = (name: string, country: string) => ({ id: name, name, country });
  const of = (source: string, match: string, home: string, country: string) =>
    tell(source, fixtureOf(match, '2022-03-01T12:00:00Z', { home: nation(home, country) }));
  const link = async (one: number, other: number) =>
    (await desk.create('links', { kind: 'team', shownId: one, rowId: other, reason })).body
      .errorCode;

  test('that one source tells apart are never one, nor by way of what another source says', async () => {
    await of('atlas', 'pt', 'Portugal', 'PT');
    await of('atlas', 'hr', 'Croatia', 'HR');
    await of('globe', 'hr', 'Hrvatska', 'HR');
    const [portugal, croatia] = [
      await idOf('team', 'atlas', 'Portugal'),
      await idOf('team', 'atlas', 'Croatia'),
    ];
    const hrvatska = await idOf('team', 'globe', 'Hrvatska');
    expect(await link(portugal, croatia)).toBe(1106);
    expect(await link(croatia, hrvatska)).toBeUndefined();
    expect(await link(portugal, croatia)).toBe(1106);
    expect(await link(croatia, portugal)).toBe(1106);
  });

  test('of two sources are merged, and so are clubs that one source has twice', async () => {
    await of('orbis', 'pt', 'Portugal', 'PT');
    const one = await idOf('team', 'atlas', 'Portugal');
    expect(await link(one, await idOf('team', 'orbis', 'Portugal'))).toBeUndefined();
    await of('atlas', 'c1', 'Kingfisher Rovers', 'PT');
    await of('atlas', 'c2', 'Kingfishers', 'PT');
    const [club, again] = [
      await idOf('team', 'atlas', 'Kingfisher Rovers'),
      await idOf('team', 'atlas', 'Kingfishers'),
    ];
    expect(await link(club, again)).toBeUndefined();
  });
});

describe('Links', () => {
  const names = ['one', 'two', 'three', 'four'];
  let teams: number[];
  beforeAll(async () => {
    for (const name of names)
      await tell(
        name,
        fixtureOf(name, '2024-01-01T12:00:00Z', { home: { id: name, name: `Side ${name}` } }),
      );
    teams = await Promise.all(names.map((name) => idOf('team', name, name)));
  });
  const shown = async () =>
    (
      await rows<{ same: number | null }>(
        app.db,
        sql`select same_as as same from team where id = any(${sql.param(teams)}::int[]) order by id`,
      )
    ).map(({ same }) => same);

  test('lead to a row that is shown as itself, also where what led before is merged into another', async () => {
    const [a, b, c, d] = teams as [number, number, number, number];
    await merge('team', a, b);
    await merge('team', c, d);
    const last = await merge('team', c, a);
    expect(await shown()).toEqual([c, c, null, c]);
    expect(await disagreements()).toEqual([]);
    // Two that a third leads are one, too.
    const third = await desk.get('link-candidates', `team-${a}-${b}`);
    expect(third.body).toMatchObject({ merged: true, links: [{ shownId: c }, { shownId: c }] });
    const apart = await desk.update('link-candidates', `team-${a}-${b}`, {
      dismissed: true,
      reason,
    });
    expect(apart.body.errorCode).toBe(errors.linked.code);
    await split(last);
    // One of the two is shown as another: they are not one by that.
    expect((await desk.get('link-candidates', `team-${b}-${d}`)).body).toMatchObject({
      merged: false,
      links: [{ shownId: a }, { shownId: c }],
    });
    expect(await shown()).toEqual([null, a, null, c]);
    expect(await disagreements()).toEqual([]);
  });

  test('are made many at once, each by itself: one that is refused leaves the others', async () => {
    await app.db.execute(sql`delete from link`);
    await app.db.execute(sql`update team set same_as = null`);
    const [a, b, c, d] = teams as [number, number, number, number];
    const two = (shownId: number, rowId: number) => ({ kind: 'team', shownId, rowId, reason });
    const asked = [two(a, b), two(b, c), two(a, 999_999), two(c, d)];
    const { status, body } = await desk.createMany('links', asked);
    expect([status, body]).toMatchObject([
      200,
      [
        {
          made: {
            shown: { id: a },
            row: { id: b },
            by: 'admin',
            because: reason,
            version: expect.any(String),
          },
        },
        { refused: { errorCode: errors.linked.code, errorMsg: expect.any(String) } },
        { refused: { errorCode: errors.notFound.code } },
        { made: { shown: { id: c }, row: { id: d } } },
      ],
    ]);
    expect(await shown()).toEqual([null, a, null, c]);
    expect(await disagreements()).toEqual([]);
    const audited = await rows<{ target: string }>(
      app.db,
      sql`select target from audit_entry where action = 'links.create' order by id desc limit 2`,
    );
    expect(audited.map(({ target }) => target)).toEqual(
      [body[3], body[0]].map(({ made }) => `links/${made.id}`),
    );
    expect((await desk.createMany('links', [])).status).toBe(422);
    const tooMany = Array.from({ length: 26 }, () => two(a, b));
    expect((await desk.createMany('links', tooMany)).status).toBe(422);
  });

  test('are undone many at once, the last first: one that is refused leaves the others', async () => {
    await app.db.execute(sql`delete from link`);
    await app.db.execute(sql`update team set same_as = null`);
    const [a, b, c, d] = teams as [number, number, number, number];
    const two = (shownId: number, rowId: number) => ({ kind: 'team', shownId, rowId, reason });
    const { body: made } = await desk.createMany('links', [two(a, b), two(c, a), two(c, d)]);
    expect(await shown()).toEqual([c, c, null, c]);
    const [first, brought, last] = made.map(({ made }: { made: { id: number } }) => made);
    const undo = ({ id, version }: { id: number; version: string }) => ({
      ...{ id, version, ended: true, reason: 'They are not' },
    });
    // What came along with another link is open again once that is undone.
    const asked = [undo(last), undo({ ...last, id: 999_999 }), undo(brought), undo(first)];
    const { status, body } = await desk.changeMany('links', asked);
    expect([status, body]).toMatchObject([
      200,
      [
        { changed: { id: last.id, ended: true, endedBy: 'admin' } },
        { refused: { errorCode: errors.notFound.code } },
        { changed: { id: brought.id, ended: true } },
        { changed: { id: first.id, ended: true, endedReason: 'They are not' } },
      ],
    ]);
    expect(await shown()).toEqual([null, null, null, null]);
    expect(await disagreements()).toEqual([]);
    const again = await desk.changeMany('links', [undo(body[0].changed)]);
    expect(again.body).toMatchObject([{ refused: { errorCode: errors.linkOver.code } }]);
    const tooMany = Array.from({ length: 26 }, () => undo(first));
    expect((await desk.changeMany('links', tooMany)).status).toBe(422);
  });

  test('of pairs that others of the same call joined say that they are one already', async () => {
    await app.db.execute(sql`delete from link`);
    await app.db.execute(sql`update team set same_as = null`);
    const [a, b, c, d] = teams as [number, number, number, number];
    const two = (shownId: number, rowId: number) => ({ kind: 'team', shownId, rowId, reason });
    // By way of a third; the other way round; and one of a pair that is shown as another.
    const asked = [two(a, b), two(a, c), two(b, c), two(c, a), two(c, d)];
    const { body } = await desk.createMany('links', asked);
    expect(
      body.map((each: { refused?: { errorCode: number } }) => each.refused?.errorCode),
    ).toEqual([undefined, undefined, 1105, 1105, 1102]);
    expect(await shown()).toEqual([null, a, a, null]);
    expect(await disagreements()).toEqual([]);
  });

  test('of two people at once are one after the other: the second is told', async () => {
    await app.db.execute(sql`delete from link`);
    await app.db.execute(sql`update team set same_as = null`);
    const [a, b] = teams as [number, number];
    const answers = await Promise.all([
      desk.create('links', { kind: 'team', shownId: a, rowId: b, reason }),
      desk.create('links', { kind: 'team', shownId: b, rowId: a, reason }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await disagreements()).toEqual([]);
  });
});

describe('Two rows of one match', () => {
  const away = { id: 'Harbour', name: 'Harbour', country: 'ES' };
  const home = { id: 'Hill', name: 'Hill', country: 'ES' };
  const match = (name: string, at: string, rest: Partial<FixtureMessage> = {}) =>
    fixtureOf(name, at, { home, away, ...rest });
  let early: number;
  let late: number;
  const onBoard = async () =>
    (await boardOf('2025-05-01')).matches
      .concat((await boardOf('2025-05-02')).matches)
      .map(({ id }) => id);

  beforeAll(async () => {
    await tell('gamma', match('early', '2025-05-01T12:00:00Z'));
    await tell('delta', match('late', '2025-05-02T18:00:00Z'));
    early = await idOf('match', 'gamma', 'early');
    late = await idOf('match', 'delta', 'late');
    await vi.waitFor(async () => expect(await onBoard()).toEqual([early, late]), {
      timeout: 10_000,
    });
  });

  test('of the same sides days apart are proposed, and one once somebody says so', async () => {
    const { body } = await desk.list('link-candidates', { kind: 'match', q: 'harbour' });
    expect(body).toMatchObject([{ id: `match-${early}-${late}`, reasons: [{ why: 'nearTime' }] }]);
    await merge('match', late, early);
    await expect.poll(onBoard).toEqual([late]);
    // A fixture that is told again changes nothing of it.
    await tell('gamma', match('early', '2025-05-01T13:00:00Z', { version: 2 }));
    await expect.poll(onBoard).toEqual([late]);
  });

  test('of sides that are called the same at one time are proposed, where one source tells no country', async () => {
    // To come: what is past without a word becomes unknown at any moment.
    const at = '2099-06-01T12:00:00Z';
    const called = (told: { country?: string }) => ({
      home: { id: 'Lighthouse', name: 'Lighthouse', ...told },
      away: { id: 'Pier', name: 'Pier', ...told },
    });
    await tell('gamma', fixtureOf('named', at, called({ country: 'ES' })));
    await tell('delta', fixtureOf('named', at, called({})));
    const [one, other] = [
      await idOf('match', 'gamma', 'named'),
      await idOf('match', 'delta', 'named'),
    ];
    const id = `match-${Math.min(one, other)}-${Math.max(one, other)}`;
    const found = await desk.list('link-candidates', { kind: 'match', q: 'lighthouse' });
    expect(found.body).toMatchObject([{ id, reasons: [{ why: 'nearTime' }] }]);
    expect((await desk.get('linkables', `match-${one}`)).body).toMatchObject({
      ...{ status: 'notStarted', score: null, league: expect.any(String) },
    });
  });

  test('are two again once that is undone', async () => {
    const [link] = (await desk.list('links', { kind: 'match', open: 'true' })).body;
    await split(link.id);
    await expect.poll(onBoard).toEqual([early, late]);
  });

  test('that the rule joins are parted by hand for ever', async () => {
    await tell('gamma', match('twin', '2025-05-20T12:00:00Z'));
    await tell('delta', match('other', '2025-05-20T12:00:00Z'));
    const [twin, other] = [
      await idOf('match', 'gamma', 'twin'),
      await idOf('match', 'delta', 'other'),
    ];
    const both = async () => (await boardOf('2025-05-20')).matches.map(({ id }) => id);
    await expect.poll(both).toEqual([twin]);
    const joined = (await desk.get('link-candidates', `match-${twin}-${other}`)).body;
    expect(joined).toMatchObject({ merged: true, links: [], reasons: [] });
    const answer = await desk.update('link-candidates', `match-${twin}-${other}`, {
      dismissed: true,
      reason: 'Two legs of a day',
    });
    expect(answer.status).toBe(200);
    await expect.poll(both).toEqual([twin, other]);
    await tell('delta', match('other', '2025-05-20T12:00:00Z', { version: 2, venue: 'Elsewhere' }));
    await expect.poll(both).toEqual([twin, other]);
    // Who finds that it was wrong merges them by hand.
    await merge('match', other, twin);
    await expect.poll(both).toEqual([other]);
  });

  test('whose sides are not the same, or change ends, are never one', async () => {
    await tell('delta', match('turned', '2025-05-01T12:00:00Z', { home: away, away: home }));
    const turned = await idOf('match', 'delta', 'turned');
    const answer = await desk.create('links', {
      kind: 'match',
      shownId: early,
      rowId: turned,
      reason,
    });
    expect(answer.body.errorCode).toBe(errors.notLinkable.code);
  });
});

test('Where nothing is shown otherwise nobody fetches anew: two that are said not to be the same', async () => {
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await tell('gamma', fixtureOf('alike', at));
  await tell('delta', fixtureOf('alike too', at));
  const [one, other] = [
    await idOf('team', 'gamma', 'alike-home'),
    await idOf('team', 'delta', 'alike too-home'),
  ].toSorted((a, b) => a - b);
  const resets = () => rows(app.db, sql`select from tick where (payload ->> 'reset')::boolean`);
  const allTold = () => expect.poll(() => rows(app.db, sql`select from match_change`)).toEqual([]);
  // What tests before this one merged is told by now, too.
  await allTold();
  const before = await resets();
  const dismissed = { dismissed: true, reason: 'They are not' };
  expect((await desk.update('link-candidates', `team-${one}-${other}`, dismissed)).status).toBe(
    200,
  );
  await allTold();
  expect(await resets()).toEqual(before);
});

test('Teams of a lobby are shown as what they are merged into, until they are parted', async () => {
  await tell(
    'acme',
    lobbyFixtureOf('l', '2025-06-01T12:00:00Z'),
    lobbyOf('l', 1, { Ants: [[1, 4]] }),
  );
  await tell(
    'ajax',
    lobbyFixtureOf('k', '2025-06-02T12:00:00Z'),
    lobbyOf('k', 1, { Emmets: [[1, 4]] }),
  );
  const [ants, emmets] = [await idOf('team', 'acme', 'Ants'), await idOf('team', 'ajax', 'Emmets')];
  const id = await idOf('match', 'ajax', 'k');
  const teamsOf = async () => {
    const { lobby } = (await guest.get(`/pubg/${id}`)).result as AnyMatchDetail;
    return [lobby!.teams[0]!.team, lobby!.played[0]!.results[0]!.teamId];
  };
  const told = await dumped();
  const link = await merge('team', ants, emmets);
  expect(await dumped()).toEqual(told);
  await expect.poll(teamsOf).toMatchObject([{ id: ants, name: 'Ants' }, ants]);
  expect((await find({ teamId: ants })).matches).toHaveLength(2);
  await split(link);
  await expect.poll(teamsOf).toMatchObject([{ id: emmets, name: 'Emmets' }, emmets]);
});

test('Players are named alike in line-ups and entries, until they are parted', async () => {
  const at = (match: string) => fixtureOf(match, '2025-07-01T12:00:00Z');
  const scored = (playerId: string, player: string) =>
    incidentsOf('p', 1, [goalOf('g', { playerId, player })]);
  await tell(
    'ones',
    at('p'),
    lineupOf('p', 'home', 'L. Striker'),
    scored('p L. Striker', 'L. Striker'),
  );
  await tell('others', at('q'), lineupOf('q', 'home', 'Lou Striker'));
  const [short, long] = [
    await idOf('player', 'ones', 'p L. Striker'),
    await idOf('player', 'others', 'q Lou Striker'),
  ];
  const id = await idOf('match', 'ones', 'p');
  const named = async () => {
    const { lineups, incidents } = (await guest.get(`/soccer/${id}`)).result as AnyMatchDetail;
    return [lineups[0]!.players[0]!.name, incidents[0]!.player];
  };
  await expect.poll(named).toEqual(['L. Striker', 'L. Striker']);
  const link = await merge('player', long, short);
  await expect.poll(named).toEqual(['Lou Striker', 'Lou Striker']);
  await split(link);
  await expect.poll(named).toEqual(['L. Striker', 'L. Striker']);
});

describe('Candidates', () => {
  const at = '2023-04-01T12:00:00Z';
  const side = (name: string, country: string) => ({ id: name, name, country });

  test('are first of all two of one name and country, whatever legal form and marks the sources give it', async () => {
    const pairs: [string, string, string][] = [
      ['Arsenal FC', 'Arsenal', 'GB-ENG'],
      ['Real Madrid CF (ESP)', 'Real Madrid', 'ES'],
      ['FC Bayern München (GER)', 'Bayern Munich', 'DE'],
      ['FC Internazionale Milano (ITA)', 'Inter', 'IT'],
      ['AS Monaco FC (MCO)', 'AS Monaco', 'FR'],
    ];
    for (const [index, [one, other, country]] of pairs.entries()) {
      const of = (home: TeamRef) => fixtureOf(`club-${index}`, at, { home });
      // A club may play in the league of another country than its own.
      await tell('epsilon', of(side(one, one.includes('(MCO)') ? 'MC' : country)));
      await tell('zeta', of(side(other, country)));
    }
    const asked = { kind: 'team', score_gte: '95' };
    const { body } = await desk.list('link-candidates', asked);
    const named = body.map(({ one, other }: { one: { name: string }; other: { name: string } }) => [
      one.name,
      other.name,
    ]);
    for (const [one, other] of pairs) expect(named).toContainEqual([one, other]);
    expect(body.every(({ score }: { score: number }) => score >= 95)).toBe(true);
    const all = (await desk.list('link-candidates', { kind: 'team' })).body;
    expect(all.length).toBeGreaterThan(body.length);
    expect((await desk.list('link-candidates', { ...asked, score_gte: 'x' })).status).toBe(422);
  });

  test('are not of two countries, but for a club that plays abroad and what is told of a part of one', async () => {
    const day = '2023-04-02T12:00:00Z';
    // By whom they met at one time: an opponent of a country, and one who may be two namesakes.
    const met = async (match: string, one: TeamRef, other: TeamRef, away: TeamRef) => {
      await tell('epsilon', fixtureOf(match, day, { home: one, away }));
      await tell('zeta', fixtureOf(match, day, { home: other, away }));
    };
    const known = side('Harbour Town', 'US');
    await met('c1', side('Kestrel Lisbon', 'PT'), side('Kestrel Madrid', 'ES'), known);
    await met(
      'c2',
      side('Kestrel Toronto', 'CA'),
      side('Kestrel Toronto', 'US'),
      side('Pier', 'US'),
    );
    await met(
      'c3',
      side('Kestrel Kent', 'GB'),
      side('Kestrel of Kent', 'GB-ENG'),
      side('Lea', 'GB'),
    );
    const anybody = { id: 'Rangers Nowhere', name: 'Rangers Nowhere' };
    await met('c4', side('Kestrel Union', 'CL'), side('Kestrel Union', 'PE'), anybody);
    await met(
      'c5',
      side('Kestrel Roma', 'IT'),
      { id: 'K Rome', name: 'Kestrel Rome' },
      side('Po', 'IT'),
    );
    const { body } = await desk.list('link-candidates', { kind: 'team', q: 'kestrel' });
    const named = body.map(({ one }: { one: { name: string } }) => one.name).toSorted();
    expect(named).toEqual(['Kestrel Kent', 'Kestrel Roma', 'Kestrel Toronto']);
  });

  test('are matches of one time and names, but not where both sides are of two countries', async () => {
    // To come: what is past without a word becomes unknown at any moment.
    const at = '2099-07-01T12:00:00Z';
    const meet = (source: string, match: string, home: TeamRef, away: TeamRef) =>
      tell(source, fixtureOf(match, at, { home, away }));
    await meet('epsilon', 'd1', side('Osprey', 'UY'), side('Heron', 'UY'));
    await meet('zeta', 'd1', side('Osprey', 'GB-ENG'), side('Heron', 'GB-ENG'));
    await meet('epsilon', 'd2', side('Osprey Bay', 'CA'), side('Heron Bay', 'US'));
    await meet('zeta', 'd2', side('Osprey Bay', 'US'), side('Heron Bay', 'US'));
    const { body } = await desk.list('link-candidates', { kind: 'match', q: 'osprey' });
    expect(body.map(({ one }: { one: { name: string } }) => one.name)).toEqual([
      'Osprey Bay – Heron Bay',
    ]);
  });

  test('are gone through one by one, the likeliest first, each once', async () => {
    const listed = { kind: 'team', _sort: 'score', _order: 'desc' };
    type Pair = { id: string; score: number; one: { id: number }; other: { id: number } };
    const pairs: Pair[] = (await desk.list('link-candidates', { ...listed, _end: '500' })).body;
    expect(pairs.length).toBeGreaterThan(2);
    const next = async ({ score, one, other }: Pair) => {
      const after = `${score}-${one.id}-${other.id}`;
      return (await desk.list('link-candidates', { ...listed, after, _end: '1' })).body[0]?.id;
    };
    for (const [index, pair] of pairs.entries())
      expect(await next(pair)).toBe(pairs[index + 1]?.id);
    expect((await desk.list('link-candidates', { ...listed, after: 'team-9' })).status).toBe(422);
  });

  test('are players of one initial and surname, above all those of one team', async () => {
    const home = side('Jade River FC', 'CN');
    const listed = (source: string, match: string, name: string, more: object = { home }) =>
      tell(source, fixtureOf(match, at, more), lineupOf(match, 'home', name));
    await listed('epsilon', 'short', 'R. Müller-Ito');
    await listed('zeta', 'long', 'Rúben Muller Ito', {
      home: { ...home, id: 'jr', name: 'Jade River' },
    });
    await listed('zeta', 'else', 'Rita Muller Ito', { home: side('Elsewhere', 'CN') });
    await listed('zeta', 'none', 'Saul Muller Ito');
    const { body } = await desk.list('link-candidates', { kind: 'player', q: 'ller' });
    const told = body.map((pair: { other: { name: string }; score: number; reasons: object[] }) => [
      pair.other.name,
      pair.score,
      pair.reasons,
    ]);
    expect(told).toEqual([
      [
        'Rúben Muller Ito',
        40,
        [
          { why: 'sameTeams', count: 1 },
          { why: 'shortName', count: null },
        ],
      ],
      ['Rita Muller Ito', 20, [{ why: 'shortName', count: null }]],
    ]);
  });

  test('may be of one source where it knows players by their names alone', async () => {
    const tennis = (source: string, match: string, name: string) =>
      tell(source, fixtureOf(match, at, { gameId: 203, home: { id: name, name } }));
    for (const source of ['tennis', 'eta']) {
      await tennis(source, `${source} short`, 'N Mahogany');
      await tennis(source, `${source} long`, 'Nicolas Mahogany');
    }
    const { body } = await desk.list('link-candidates', { kind: 'player', q: 'mahogany' });
    const sources = body.map((pair: { one: { source: string }; other: { source: string } }) =>
      [pair.one.source, pair.other.source].toSorted().join(' '),
    );
    expect(sources).toContain('tennis tennis');
    expect(sources).not.toContain('eta eta');
  });
});

describe('Whoever looks at the desk', () => {
  /** The statements that are put to the database meanwhile. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const put = vi.spyOn(pg.Client.prototype, 'query');
    await work();
    const texts = put.mock.calls.map(([query]: unknown[]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    put.mockRestore();
    return texts;
  }
  const finding = (statements: string[]) => statements.filter((text) => /'sameName'/.test(text));

  test('has all candidates looked for once for a page, and those of two alone for two', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await tell('gamma', fixtureOf('namesake', at(1)));
    await tell('delta', fixtureOf('namesake', at(100)));
    const asked = { kind: 'team', q: 'of namesake' };
    const list = await statementsOf(() => desk.list('link-candidates', asked));
    expect(finding(list)).toHaveLength(1);
    const { body, total } = await desk.list('link-candidates', asked);
    expect([body.length, total]).toEqual([2, 2]);
    const [pair] = body;
    const one = await statementsOf(() => desk.get('link-candidates', pair.id));
    expect(finding(one).every((text) => /found where one in \(/.test(text))).toBe(true);
    expect((await desk.get('link-candidates', pair.id)).body).toEqual(pair);
  });

  test('has the matches of a player found by an index', async () => {
    const matches = Array.from({ length: 400 }, (_, nth) => `lined-${nth}`);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await tell('lines', ...matches.map((match) => fixtureOf(match, soon)));
    await tell('lines', ...matches.map((match) => lineupOf(match, 'home', 'A. Keeper')));
    await app.db.execute(sql`analyze lineup`);
    const id = await idOf('player', 'lines', 'lined-7 A. Keeper');
    const { body } = await desk.get('linkables', `player-${id}`);
    expect(body.matches).toBe(1);
    await expect
      .poll(() =>
        rows(
          app.db,
          sql`select from pg_stat_user_indexes where indexrelname = 'lineup_player_index' and idx_scan > 0`,
        ),
      )
      .toHaveLength(1);
  });
});
