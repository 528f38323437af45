import { errors } from '@xiongmao/api/errors';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { deskMatchResource } from '@xiongmao/api/matches/resources';
import type { BoardMatch, MatchDetail, MatchState } from '@xiongmao/api/matches/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dump, ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, goalOf, incidentsOf, lobbyFixtureOf, stateOf } from '#testing/factories.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { person } from '#testing/people/person.ts';
import { soldPlan } from '#testing/people/sold-plan.ts';
import { rows } from '#testing/rows.ts';
import { fixMatch } from '../fixes/fix-match.ts';

type Desk = ResourceRow<typeof deskMatchResource>;

let app: TestApp;
let desk: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  desk = backOffice(await person(app).signInAs('admin'));
});

const tellAs = (source: string, ...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));
const tell = (...messages: FeedMessage[]) => tellAs('wire', ...messages);
const soon = new Date(Date.now() - 3_600_000).toISOString();

/** A match that a feed has told of, by its name; its id. */
async function matchOf(name: string, state: Partial<MatchState> = {}): Promise<number> {
  await tell(fixtureOf(name, soon), stateOf(name, 1, state));
  return idOf(name);
}
async function idOf(name: string, source = 'wire'): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name} and source = ${source}`,
  );
  return found!.id;
}
const fix = (id: number, fix: object, reason = 'Seen at the ground') =>
  desk.update('desk-matches', id, { fix, reason });
const release = (id: number, ...fields: string[]) =>
  desk.update('desk-matches', id, { release: fields, reason: 'The feed is right again' });
const shown = async (id: number): Promise<Desk> => (await desk.get('desk-matches', id)).body;
async function page(id: number): Promise<BoardMatch> {
  const answer = await person(app).get(`/soccer/${id}`);
  return (answer.result as MatchDetail).match as BoardMatch;
}
const stateOn = async (id: number) => (await page(id)).state;

const score = (home: number, away: number, rest: object = {}) => ({
  score: { score: { home, away }, periods: [], winner: null, ...rest },
});
const ended = (home: number, away: number): Partial<MatchState> => ({
  status: 'ended',
  phase: null,
  score: { home, away },
  winner: home > away ? 'home' : 'away',
});

describe('What an operator fixes of a match', () => {
  test('is what fans see, marked as set by hand, whatever the feed says from then on', async () => {
    const id = await matchOf('held', { score: { home: 1, away: 0 } });
    expect((await fix(id, score(1, 1))).status).toBe(200);
    await tell(stateOf('held', 2, { score: { home: 2, away: 0 }, phase: 'h2' }));
    await expect
      .poll(() => stateOn(id))
      .toMatchObject({
        score: { home: 1, away: 1 },
        phase: 'h2',
        amended: 'corrected',
        fixed: ['score'],
      });
  });

  test('stands beside what the feed says now, with who set it and why', async () => {
    const id = await matchOf('beside', { score: { home: 1, away: 0 } });
    await fix(id, score(1, 1), 'The goal counted');
    await tell(stateOf('beside', 2, { score: { home: 2, away: 0 } }));
    const row = await shown(id);
    expect(row).toMatchObject({
      score: { home: 1, away: 1 },
      fixes: [{ field: 'score', by: 'admin', reason: 'The goal counted' }],
      sources: [{ source: 'wire', score: { home: 2, away: 0 } }],
    });
  });

  test('keeps its own reason when the match is ended later, and who won it with that', async () => {
    const id = await matchOf('two reasons', { score: { home: 1, away: 0 } });
    await fix(id, score(1, 2), 'The goal counted');
    await fix(id, { ...score(1, 2, { winner: 'away' }), status: 'ended' }, 'It is over');
    const { winner, fixes } = await shown(id);
    expect(winner).toBe('away');
    expect(fixes.map(({ field, reason }) => [field, reason])).toEqual([
      ['score', 'The goal counted'],
      ['status', 'It is over'],
    ]);
    await fix(id, { ...score(2, 2, { winner: 'draw' }), status: 'ended' }, 'Another counted');
    expect((await shown(id)).fixes.map(({ reason }) => reason)).toContain('Another counted');
  });

  test('is a match to the end of its shoot-out: who won it has won, and nobody else', async () => {
    const id = await matchOf('shoot-out', ended(1, 0));
    const period = (key: string, home: number, away: number) => ({ key, home, away });
    const periods = [
      ...[period('h1', 1, 0), period('h2', 0, 1), period('et1', 0, 0), period('et2', 1, 1)],
      period('pen', 3, 4),
    ];
    for (const winner of ['home', 'draw'])
      expect((await fix(id, score(2, 2, { periods, winner }))).body.errorCode).toBe(
        errors.fixContradicts.code,
      );
    const short = periods.filter(({ key }) => key !== 'et2');
    const unequal = await fix(id, score(2, 2, { periods: short, winner: 'away' }));
    expect(unequal.body.errorCode).toBe(errors.fixContradicts.code);
    expect((await fix(id, score(2, 2, { periods, winner: 'away' }))).status).toBe(200);
    await expect
      .poll(() => stateOn(id))
      .toMatchObject({ score: { home: 2, away: 2 }, periods, winner: 'away' });
  });

  test('is marked in a dump, which still tells what the feed says of it', async () => {
    const id = await matchOf('dumped', { status: 'ended', score: { home: 1, away: 0 } });
    await fix(id, { ...score(1, 1), startsAt: '2026-05-02T12:00:00.000Z' });
    const dumped = async () => {
      const lines: string[] = [];
      await dump(app.db, 'wire', (line) => lines.push(line));
      return lines.map((line) => JSON.parse(line)).find(({ sourceId }) => sourceId === 'dumped');
    };
    expect(await dumped()).toMatchObject({
      score: [1, 1],
      startsAt: '2026-05-02T12:00:00.000Z',
      corrected: { score: [1, 0], periods: [], startsAt: soon },
    });
    await release(id, 'score', 'startsAt');
    const released = await dumped();
    expect(released).toMatchObject({ score: [1, 0], startsAt: soon });
    expect(released).not.toHaveProperty('corrected');
  });

  test('follows the feed again once it is released, with what that said meanwhile', async () => {
    const id = await matchOf('released', { score: { home: 1, away: 0 } });
    await fix(id, score(1, 1));
    await tell(stateOf('released', 2, { score: { home: 2, away: 0 } }));
    expect((await release(id, 'score')).body).toMatchObject({
      score: { home: 2, away: 0 },
      fixes: [],
    });
    await tell(stateOf('released', 3, { score: { home: 3, away: 0 } }));
    await expect
      .poll(() => stateOn(id))
      .toMatchObject({ score: { home: 3, away: 0 }, amended: null });
    expect((await stateOn(id)).fixed).toBeUndefined();
  });

  test('is the score of periods, too, and who won', async () => {
    const periods = [
      { key: 'h1', home: 0, away: 1 },
      { key: 'h2', home: 1, away: 1 },
    ];
    const id = await matchOf('halves', { ...ended(2, 1), periods });
    const right = [periods[0]!, { key: 'h2', home: 0, away: 1 }];
    await fix(id, score(0, 2, { periods: right, winner: 'away' }));
    await tell(stateOf('halves', 2, { ...ended(2, 1), periods }));
    await expect.poll(() => stateOn(id)).toMatchObject({ periods: right, winner: 'away' });
    expect((await shown(id)).sources[0]).toMatchObject({ periods, winner: 'home' });
  });

  test('leaves a half-inning unplayed, unless runs are put into it', async () => {
    const periods: MatchState['periods'] = [
      { key: 'inning1', home: 2, away: 1 },
      { key: 'inning2', home: 0, away: 0, unplayed: 'home' },
    ];
    await tell(
      fixtureOf('innings', soon, { gameId: 205 }),
      stateOf('innings', 1, { ...ended(2, 1), periods }),
    );
    const id = await idOf('innings');
    const last = async (home: number, away: number) => {
      const fixed = [
        { key: 'inning1', home: 2, away: 1 },
        { key: 'inning2', home, away },
      ];
      await fix(id, score(2 + home, 1 + away, { periods: fixed, winner: 'home' }));
      const answer = await person(app).get(`/baseball/${id}`);
      return (answer.result as MatchDetail).match.state.periods[1];
    };
    await expect.poll(() => last(0, 0)).toEqual(periods[1]);
    await expect.poll(() => last(1, 1)).toEqual({ key: 'inning2', home: 1, away: 1 });
  });

  test('is a status: a match that is over has no clock, and no feed revives it', async () => {
    const clock = { at: new Date().toISOString(), seconds: 60, running: true, speed: 1 };
    const id = await matchOf('over', { clock });
    await fix(id, { status: 'abandoned' });
    await tell(stateOf('over', 2, { clock, phase: 'h2' }));
    await expect
      .poll(() => stateOn(id))
      .toMatchObject({ status: 'abandoned', clock: null, phase: null });
    await release(id, 'status');
    await expect.poll(() => stateOn(id)).toMatchObject({ status: 'live', phase: 'h2' });
  });

  test('is a start: the match leaves its day, and keeps to the new one when the fixture comes again', async () => {
    const id = await matchOf('moved');
    const start = new Date(Date.parse(soon) + 3 * 86_400_000).toISOString();
    await fix(id, { startsAt: start });
    await tell({ ...fixtureOf('moved', soon), version: 2, round: 'Final' });
    await expect
      .poll(() => page(id))
      .toMatchObject({
        startsAt: start,
        date: start.slice(0, 10),
        movedFrom: [soon],
        round: 'Final',
      });
    expect((await shown(id)).sources[0]!.startsAt).toBe(soon);
    await release(id, 'startsAt');
    await expect
      .poll(() => page(id))
      .toMatchObject({
        startsAt: soon,
        movedFrom: [],
        date: soon.slice(0, 10),
      });
  });

  test('is in dispute no more, while what was not fixed still is', async () => {
    const id = await matchOf('disputed', ended(1, 0));
    const goals = [goalOf('one'), goalOf('two', { order: 2, score: { home: 2, away: 0 } })];
    await tell(incidentsOf('disputed', 1, goals));
    expect((await shown(id)).disputed).toContain('score');
    await fix(id, score(1, 0, { winner: 'home' }));
    expect((await shown(id)).disputed).not.toContain('score');
    await release(id, 'score');
    expect((await shown(id)).disputed).toContain('score');
  });

  test('is refused where it contradicts itself, has a period that the sport lacks, or no reason', async () => {
    const id = await matchOf('nonsense', ended(1, 0));
    const half = { periods: [{ key: 'h1', home: 3, away: 0 }], winner: 'home' };
    expect((await fix(id, score(1, 0, half))).body.errorCode).toBe(errors.fixContradicts.code);
    expect((await fix(id, score(1, 0, { winner: 'away' }))).body.errorCode).toBe(
      errors.fixContradicts.code,
    );
    // While it is on, too: it would end so, and nothing that a feed says could put it right.
    const live = await matchOf('contrary-live', { score: { home: 1, away: 0 } });
    expect((await fix(live, score(3, 0, { winner: 'away' }))).body.errorCode).toBe(
      errors.fixContradicts.code,
    );
    expect((await fix(live, score(3, 0, { winner: 'home' }))).status).toBe(200);
    const quarter = { periods: [{ key: 'q1', home: 1, away: 0 }], winner: 'home' };
    expect((await fix(id, score(1, 0, quarter))).status).toBe(422);
    expect((await fix(id, score(1, 0, { winner: 'home' }), ' ')).status).toBe(422);
    expect((await shown(id)).fixes).toEqual([]);
  });

  test('is no score where there are no sides', async () => {
    await tell(lobbyFixtureOf('lobby', soon));
    const id = await idOf('lobby');
    expect((await fix(id, score(1, 0))).status).toBe(422);
    expect((await fix(id, { status: 'postponed' })).status).toBe(200);
  });

  test('is kept in the audit log: what was set and why, and that it was released', async () => {
    const id = await matchOf('audited', ended(1, 0));
    await fix(id, score(1, 1, { winner: 'draw' }), 'Counted twice');
    await release(id, 'score');
    const entries = await rows<{ before: Desk; after: Desk }>(
      app.db,
      sql`select before, after from audit_entry where target = ${`desk-matches/${id}`} order by id`,
    );
    expect(entries).toMatchObject([
      {
        before: { score: { home: 1, away: 0 }, fixes: [] },
        after: { score: { home: 1, away: 1 }, fixes: [{ reason: 'Counted twice' }] },
      },
      { after: { score: { home: 1, away: 0 }, fixes: [] } },
    ]);
  });

  test('settles plans by what is shown: anew, as any correction does, where they were settled before', async () => {
    const expert = await person(app).register('expert@desk.io');
    await makeExpert(app, expert);
    const reviewer = await person(app).signInAs('support');
    const buyer = await person(app).signInAs('fan');
    const { planId } = await soldPlan(app, { expert, reviewer, buyer });
    const [plan] = await rows<{ id: number; name: string }>(
      app.db,
      sql`select m.id, m.source_id as name from plan p join match m on m.id = p.match_id where p.id = ${planId}`,
    );
    const settlements = () =>
      rows(
        app.db,
        sql`select cause, result from settlement where plan_id = ${planId} order by revision`,
      );
    const first = { cause: 'result', result: 'hit' };
    const second = { cause: 'correction', result: 'miss' };
    await tellAs('test', stateOf(plan!.name, 1, ended(1, 0)));
    await expect.poll(settlements, { timeout: 20_000 }).toEqual([first]);
    await fix(plan!.id, score(1, 1, { winner: 'draw' }));
    await expect.poll(settlements, { timeout: 20_000 }).toEqual([first, second]);
    await tellAs('test', stateOf(plan!.name, 2, ended(2, 0)));
    await release(plan!.id, 'score');
    const third = { cause: 'correction', result: 'hit' };
    await expect.poll(settlements, { timeout: 20_000 }).toEqual([first, second, third]);
  }, 90_000);

  test('holds where it comes first, and the feed’s message at that very moment is kept beside it', async () => {
    const id = await matchOf('fixed first', { score: { home: 1, away: 0 } });
    const order = { fix: score(1, 1), reason: 'x' };
    let telling: Promise<unknown> | null = null;
    await app.db.transaction(async (tx) => {
      await fixMatch(tx, id, order, { by: 1, now: new Date() });
      telling = tell(stateOf('fixed first', 2, { score: { home: 2, away: 0 } }));
      await expect.poll(() => lockWaits(app.db)).toBeGreaterThan(0);
    });
    await telling;
    expect(await shown(id)).toMatchObject({
      score: { home: 1, away: 1 },
      sources: [{ score: { home: 2, away: 0 } }],
    });
  });

  test('holds where the feed’s message comes first, which is what is kept beside it', async () => {
    const id = await matchOf('told first', { score: { home: 1, away: 0 } });
    let fixing: Promise<unknown> | null = null;
    await app.db.transaction(async (tx) => {
      const message = stateOf('told first', 2, { score: { home: 2, away: 0 } });
      await ingest(tx, [message], { source: 'wire', now: new Date() });
      fixing = fix(id, score(1, 1));
      await expect.poll(() => lockWaits(app.db)).toBeGreaterThan(0);
    });
    await fixing;
    expect(await shown(id)).toMatchObject({
      score: { home: 1, away: 1 },
      sources: [{ score: { home: 2, away: 0 } }],
    });
  });

  test('goes with the match to the row that is shown, when a source that knows more joins', async () => {
    const sides = {
      home: { id: 'h', name: 'Union of Carriers' },
      away: { id: 'a', name: 'Carriers Town' },
    };
    const file = fixtureOf('carried', soon, sides);
    await tellAs('openfootball', file, stateOf('carried', 1, ended(1, 0)));
    const hidden = await idOf('carried', 'openfootball');
    await fix(hidden, score(2, 0, { winner: 'home' }));
    await tellAs('wire', file, stateOf('carried', 1, ended(1, 0)));
    const id = await idOf('carried');
    expect(await shown(id)).toMatchObject({
      score: { home: 2, away: 0 },
      fixes: [{ field: 'score', by: 'admin' }],
      sources: [
        { source: 'wire', score: { home: 1, away: 0 } },
        { source: 'openfootball', score: { home: 1, away: 0 } },
      ],
    });
    expect((await desk.get('desk-matches', hidden)).body).toMatchObject({ id });
    expect((await desk.list('desk-matches', { q: String(hidden) })).body).toMatchObject([{ id }]);
  });
});

describe('The match desk', () => {
  test('finds a match by number, team, league, day, game and status, and what was fixed', async () => {
    const id = await matchOf('sought');
    const found = async (query: Record<string, string>): Promise<number[]> =>
      (await desk.list('desk-matches', { ...query, _end: '200' })).body.map((row: Desk) => row.id);
    expect(await found({ q: String(id) })).toEqual([id]);
    expect(await found({ q: 'home of sought' })).toEqual([id]);
    expect(await found({ q: 'test league', gameId: '202' })).toContain(id);
    const day = { startsAt_gte: soon, startsAt_lte: soon, status: 'live' };
    expect(await found(day)).toContain(id);
    expect(await found({ ...day, fixed: 'true' })).not.toContain(id);
    await fix(id, score(3, 3));
    expect(await found({ ...day, fixed: 'true' })).toContain(id);
  });

  test('is read by support, who fixes nothing', async () => {
    const id = await matchOf('support');
    const support = backOffice(await person(app).signInAs('support'));
    expect((await support.get('desk-matches', id)).status).toBe(200);
    const order = { fix: { status: 'ended' }, reason: 'x' };
    expect((await support.update('desk-matches', id, order)).status).toBe(403);
  });
});
