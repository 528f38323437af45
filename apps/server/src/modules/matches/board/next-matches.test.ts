import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let fan: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));
async function idOf(table: 'team' | 'player' | 'league' | 'match', sourceId: string) {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from ${sql.identifier(table)} where source_id = ${sourceId}`,
  );
  return found!.id;
}
const nextOf = async (kind: string, ...ids: number[]) =>
  (await person(app).get(`/match/next?kind=${kind}&ids=${ids}`)).result;

const home = { id: 'lions', name: 'Lions' };

describe('The next match', () => {
  test('of a team and a league is the first to come, and one that is live before it', async () => {
    await send(
      fixtureOf('over', hours(-30), { home, league: { id: 'cup', name: 'Cup' } }),
      fixtureOf('later', hours(50), { home, league: { id: 'cup', name: 'Cup' } }),
      fixtureOf('sooner', hours(20), { home, league: { id: 'cup', name: 'Cup' } }),
      stateOf('over', 1, { status: 'ended' }),
    );
    const [team, league] = [await idOf('team', 'lions'), await idOf('league', 'cup')];
    const sooner = await idOf('match', 'sooner');
    expect(await nextOf('team', team, 999_999)).toMatchObject({
      next: { [team]: sooner },
      matches: [{ id: sooner, homeId: team }],
      teams: { [team]: { name: 'Lions' } },
    });
    expect((await nextOf('league', league)).next).toEqual({ [league]: sooner });

    await send(fixtureOf('now', hours(-1), { home }), stateOf('now', 1, { status: 'live' }));
    expect((await nextOf('team', team)).next).toEqual({ [team]: await idOf('match', 'now') });
  });

  test('of a player is that of the team of the last line-up', async () => {
    const players = [
      {
        ...{ playerId: 'p9', name: 'N. Nine', number: 9, position: null, starter: true },
        ...{ cameOn: null, wentOff: null, statistics: {} },
      },
    ];
    const away = { id: 'tigers', name: 'Tigers' };
    await send(
      fixtureOf('lined up', hours(-90), { away }),
      stateOf('lined up', 1, { status: 'ended' }),
      {
        type: 'lineup',
        match: 'lined up',
        version: 1,
        lineup: { side: 'away', formation: null, coach: null, players },
      },
    );
    await send(fixtureOf('tigers next', hours(30), { home: away }));
    const player = await idOf('player', 'p9');
    expect((await nextOf('player', player)).next).toEqual({
      [player]: await idOf('match', 'tigers next'),
    });
  });
});

describe('Who plays alone', () => {
  const tennis = { gameId: 203, home: { id: 'ace', name: 'A. Ace' } };

  test('is one, whether followed as a side or as a player', async () => {
    await send(fixtureOf('on court', hours(5), tennis));
    const [side, player] = [await idOf('team', 'ace'), await idOf('player', 'ace')];
    await fan.get(`/user/followUser?id=${side}&kind=team`);
    for (const target of [`id=${side}&kind=team`, `id=${player}&kind=player`]) {
      expect((await fan.get(`/user/hasFollowUser?${target}`)).result).toEqual({ following: true });
    }
    const mine = `/user/getFollowOrFansH5?userId=${fan.cookies.get('uid')}`;
    expect((await fan.get(`${mine}&kind=team`)).result.total).toBe(0);
    expect((await fan.get(`${mine}&kind=player`)).result.items).toMatchObject([
      { kind: 'player', id: player, name: 'A. Ace', gameId: 203 },
    ]);
    expect((await nextOf('player', player)).next).toEqual({
      [player]: await idOf('match', 'on court'),
    });
    await fan.get(`/user/followUser?id=${player}&kind=player&follow=0`);
    expect((await fan.get(`/user/hasFollowUser?id=${side}&kind=team`)).result.following).toBe(
      false,
    );
  });
});
