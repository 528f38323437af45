import { errors } from '@xiongmao/api/errors';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { eraseFavourites } from '../module.ts';

let app: TestApp;
let fan: Person;
let fan2: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
});

const soon = new Date(Date.now() + 3_600_000).toISOString();
const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));
async function madeMatch(name: string): Promise<number> {
  await send(fixtureOf(name, soon));
  const [row] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  return row!.id;
}
const favour = (someone: Person, matchIds: number[], attention?: boolean) =>
  someone.post('/match/attention', { matchIds, attention });
const favouritesOf = async (someone: Person) =>
  (await someone.get('/match/favourites')).result.matchIds;

describe('Favourites', () => {
  test('come and go, several at once, and are one’s own', async () => {
    const [first, second] = [await madeMatch('first'), await madeMatch('second')];
    expect((await favour(fan, [first])).result).toEqual({ matchIds: [first] });
    expect((await favour(fan, [second, first])).result).toEqual({ matchIds: [second, first] });
    expect(await favouritesOf(fan)).toEqual([second, first]);
    expect(await favouritesOf(fan2)).toEqual([]);
    await favour(fan2, [first]);
    expect((await favour(fan2, [first, second], false)).result).toEqual({ matchIds: [] });
    expect(await favouritesOf(fan)).toEqual([second, first]);
    expect((await favour(fan, [second], false)).result).toEqual({ matchIds: [first] });
  });

  test('pass over what is no match', async () => {
    const id = await madeMatch('known');
    expect((await favour(fan2, [999_999, id, 2_000_000_000])).result).toEqual({ matchIds: [id] });
  });

  test('are a thousand at most: the oldest make room', async () => {
    const collector = await person(app).register('collector@example.org');
    const fixtures = Array.from({ length: 1_002 }, (_, n) => fixtureOf(`many-${n}`, soon));
    await send(...fixtures);
    const found = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source_id like 'many-%' order by id`,
    );
    const ids = found.map(({ id }) => id);
    for (const [from, to] of [
      [0, 500],
      [500, 1_000],
      [1_000, 1_002],
    ] as const) {
      await favour(collector, ids.slice(from, to));
    }
    const kept = await favouritesOf(collector);
    expect(kept).toHaveLength(1_000);
    expect(kept.slice(0, 2)).toEqual(ids.slice(1_000).reverse());
    expect(await favour(collector, ids.slice(0, 501))).toMatchObject({ code: 400 });
  });

  test('need an account', async () => {
    expect(await person(app).get('/match/favourites')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    expect(await favour(person(app), [1])).toMatchObject({ errorCode: errors.signInRequired.code });
    expect(await favour(fan, [])).toMatchObject({ code: 400, errorCode: errors.invalidInput.code });
  });

  test('go with their person', async () => {
    const leaver = await person(app).register('leaver@example.org');
    await favour(leaver, [await madeMatch('left')]);
    const uid = Number(leaver.cookies.get('uid'));
    await app.db.transaction((tx) => eraseFavourites(tx, uid));
    expect(await favouritesOf(leaver)).toEqual([]);
  });
});

describe('Who favours a match', () => {
  const noticesOf = async (someone: Person, matchId: number) =>
    (await someone.get('/user/notices')).result.items
      .filter(({ values }: { values: { matchId?: number } }) => values.matchId === matchId)
      .map(({ name, values }: { name: string; values: object }) => [name, values]);
  const become = (name: string, version: number, state: Partial<MatchState>) =>
    send(stateOf(name, version, state));

  test('is told once that it began, and once how it ended', async () => {
    const id = await madeMatch('told');
    await favour(fan, [id]);
    const match = { matchId: id, gameId: 202, home: 'Home of told', away: 'Away of told' };
    await become('told', 1, { status: 'live' });
    await expect.poll(() => noticesOf(fan, id)).toEqual([['matchBegun', match]]);
    await become('told', 2, { score: { home: 1, away: 0 } });
    await become('told', 3, { status: 'interrupted', score: { home: 1, away: 0 } });
    await become('told', 4, { status: 'live', score: { home: 1, away: 0 } });
    const score = { homeScore: 1, awayScore: 0 };
    await become('told', 5, { status: 'ended', score: { home: 1, away: 0 } });
    const both = [
      ['matchEnded', { ...match, ...score }],
      ['matchBegun', match],
    ];
    await expect.poll(() => noticesOf(fan, id)).toEqual(both);
    // A correction, and an end taken back: nothing new.
    await become('told', 6, { status: 'ended', score: { home: 2, away: 0 } });
    await become('told', 7, { status: 'live', score: { home: 2, away: 0 } });
    await become('told', 8, { status: 'ended', score: { home: 2, away: 0 } });
    await settled();
    expect(await noticesOf(fan, id)).toEqual(both);
    expect(await noticesOf(fan2, id)).toEqual([]);
  });

  test('is told of its end and its goals where so much is told at once that boards are fetched anew', async () => {
    const id = await madeMatch('in a flood');
    const live = await madeMatch('scored in a flood');
    await become('scored in a flood', 1, { status: 'live' });
    await favour(fan, [id]);
    await send(
      stateOf('in a flood', 1, { status: 'ended', score: { home: 1, away: 0 } }),
      incidentsOf('scored in a flood', 1, [goalOf('g1')]),
      ...Array.from({ length: 2_001 }, (_, n) => fixtureOf(`flood-${n}`, soon)),
    );
    await expect.poll(() => noticesOf(fan, id)).toMatchObject([['matchEnded', { matchId: id }]]);
    const goals = await rows(
      app.db,
      sql`select from pgboss.job where name = 'goal-scored.chat' and data->'matchIds' @> ${`[${live}]`}::jsonb`,
    );
    expect(goals).toHaveLength(1);
  });

  test('is told that it is over where no score is known', async () => {
    const id = await madeMatch('scoreless');
    await favour(fan, [id]);
    await become('scoreless', 1, { status: 'ended', score: null });
    await expect.poll(() => noticesOf(fan, id)).toMatchObject([['matchOver', { matchId: id }]]);
  });

  test('is told nothing where notices of matches are switched off', async () => {
    const id = await madeMatch('quiet');
    await Promise.all([favour(fan, [id]), favour(fan2, [id])]);
    await fan2.post('/user/saveUserDataStatus', { notices: { match: false } });
    await become('quiet', 1, { status: 'live' });
    await expect.poll(() => noticesOf(fan, id)).toHaveLength(1);
    expect(await noticesOf(fan2, id)).toEqual([]);
  });

  test('costs a match that nobody favours no work', async () => {
    await madeMatch('unloved');
    await become('unloved', 1, { status: 'live' });
    await settled();
    const [left] = await rows<{ count: number }>(
      app.db,
      sql`select count(*) as count from pgboss.job where name = 'tell-fans'
        and data->'happened' @> (select jsonb_agg(jsonb_build_object('matchId', id)) from match
          where source_id = 'unloved')`,
    );
    expect(left!.count).toBe(0);
  });

  /** Waits until every change is told, and every job done. */
  async function settled(): Promise<void> {
    await expect
      .poll(async () => {
        const [left] = await rows<{ count: number }>(
          app.db,
          sql`select (select count(*) from match_change) + (select count(*) from pgboss.job
            where name in ('tell-fans', 'tell-notices') and state in ('created', 'active'))
            as count`,
        );
        return left!.count;
      })
      .toBe(0);
  }
});
