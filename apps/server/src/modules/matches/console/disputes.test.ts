import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';
import type { disputedMatchResource } from '@xiongmao/api/matches/resources';
import type { HeadToHead, MatchState, Standings } from '@xiongmao/api/matches/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import type { Notice } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, lobbyFixtureOf, lobbyOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

type Disputed = ResourceRow<typeof disputedMatchResource>;

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  guest = person(app);
});

const tell = (source: string, ...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));

async function list<Row>(who: Person, resource: string, query = ''): Promise<Row[]> {
  const answer = await who.send(`/java/console/${resource}${query}`);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Row[]>;
}

/** What someone was told of a match, newest first. */
async function noticesOf(who: Person, matchId: number): Promise<Pick<Notice, 'name' | 'values'>[]> {
  const { items } = (await who.get('/user/notices')).result as { items: Notice[] };
  return items
    .filter(({ values }) => values.matchId === matchId)
    .map(({ name, values }) => ({ name, values }));
}

async function idOf(sourceId: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${sourceId}`,
  );
  return found!.id;
}

const side = (name: string) => ({ id: name, name, country: 'ES' });
const played = (match: string, day: number, home: string, away: string): FixtureMessage =>
  fixtureOf(match, `2025-03-${10 + day}T12:00:00Z`, {
    league: { id: 'liga', name: 'Liga', country: 'ES' },
    season: '2025',
    round: `Matchday ${day}`,
    home: side(home),
    away: side(away),
  });
/** Of which the halves make another score than the whole. */
const contradicting: Partial<MatchState> = {
  status: 'ended',
  phase: null,
  score: { home: 2, away: 0 },
  winner: 'home',
  periods: [
    { key: 'h1', home: 0, away: 0 },
    { key: 'h2', home: 0, away: 1 },
  ],
};
const plain: Partial<MatchState> = {
  status: 'ended',
  phase: null,
  score: { home: 1, away: 0 },
  winner: 'home',
};

describe('A result in dispute', () => {
  beforeAll(async () => {
    await tell(
      'liga',
      played('one', 1, 'Lugo', 'Soria'),
      played('two', 2, 'Soria', 'Lugo'),
      played('three', 3, 'Lugo', 'Baeza'),
      played('four', 4, 'Soria', 'Baeza'),
      played('five', 5, 'Lugo', 'Soria'),
      stateOf('one', 1, plain),
      stateOf('two', 1, contradicting),
      stateOf('three', 1, plain),
    );
  });

  test('counts in no table, which says how many it leaves out', async () => {
    const path = `/match/standings?matchId=${await idOf('one')}`;
    const [table] = ((await guest.get(path)).result as Standings).groups;
    expect(table!.leftOut).toBe(1);
    const figures = table!.rows.map(({ team, played: times, points, form }) => [
      team.name,
      times,
      points,
      form.length,
    ]);
    expect(figures).toEqual([
      ['Lugo', 2, 6, 2],
      ['Baeza', 1, 0, 1],
      ['Soria', 1, 0, 1],
    ]);
  });

  test('stands among the meetings with its mark, and in no record', async () => {
    const path = `/match/headToHead?matchId=${await idOf('five')}`;
    const { meetings, record } = (await guest.get(path)).result as HeadToHead;
    expect(meetings.matches.map(({ state }) => state.disputed?.includes('score') ?? false)).toEqual(
      [true, false],
    );
    expect(record).toEqual({ home: 1, draw: 0, away: 0 });
  });

  test('is told to who favours the match without a score, and that it is in dispute', async () => {
    const fan = await person(app).signInAs('fan');
    const id = await idOf('four');
    await fan.post('/match/attention', { matchIds: [id] });
    await tell('liga', stateOf('four', 1, contradicting));
    await expect
      .poll(() => noticesOf(fan, id))
      .toEqual([
        {
          name: 'matchDisputed',
          values: { matchId: id, gameId: 202, home: 'Soria', away: 'Baeza' },
        },
      ]);
  });

  test('is told again to them once it agrees, with its score, and to nobody who was told nothing', async () => {
    const [fan, late] = [
      await person(app).register('told@x.io'),
      await person(app).register('late@x.io'),
    ];
    await tell('copa', played('six', 6, 'Lugo', 'Soria'));
    const id = await idOf('six');
    await fan.post('/match/attention', { matchIds: [id] });
    await tell('copa', stateOf('six', 1, contradicting));
    const names = async (who: Person) => (await noticesOf(who, id)).map(({ name }) => name);
    await expect.poll(() => names(fan)).toEqual(['matchDisputed']);
    await late.post('/match/attention', { matchIds: [id] });
    await tell('copa', stateOf('six', 2, { ...plain, periods: [] }));
    await expect.poll(() => names(fan)).toEqual(['matchAgreed', 'matchDisputed']);
    const [agreed] = await noticesOf(fan, id);
    expect(agreed!.values).toMatchObject({ home: 'Lugo', homeScore: 1, awayScore: 0 });
    expect(await names(late)).toEqual([]);
  });

  test.each(['support', 'admin'])('is listed for %s: what, why, and by whom told', async (name) => {
    const desk = await person(app).signInAs(name);
    const [first] = await list<Disputed>(desk, 'disputed-matches', '?_sort=startsAt&_order=ASC');
    expect(first).toMatchObject({
      id: await idOf('two'),
      home: { name: 'Soria' },
      away: { name: 'Lugo' },
      league: { name: 'Liga' },
      source: 'liga',
      score: { home: 2, away: 0 },
      disputed: ['periods', 'score'],
    });
    expect(first!.faults).toContainEqual({
      field: 'score',
      rule: 'periodsAndScore',
      told: [
        { of: 'score', says: '2–0' },
        { of: 'periods', says: '0–1' },
      ],
    });
  });

  test('is found by name, game and field, and gone once it is corrected', async () => {
    const desk = await person(app).signInAs('admin');
    const found = (query: string) => list<Disputed>(desk, 'disputed-matches', `?${query}`);
    expect(await found('q=lug')).toHaveLength(1);
    expect(await found('gameId=202&field=score')).toHaveLength(2);
    expect(await found('field=winner')).toEqual([]);
    expect(await found('gameId=201')).toEqual([]);
    await tell('liga', stateOf('two', 2, { ...plain, periods: [] }));
    expect(await found('q=lug')).toEqual([]);
  });
});

test('A lobby in dispute is listed by its league, and found by it', async () => {
  const desk = await person(app).signInAs('support');
  await tell(
    'acme',
    lobbyFixtureOf('lobby', '2025-03-01T12:00:00Z', {
      league: { id: 'circuit', name: 'Island Circuit' },
    }),
    lobbyOf('lobby', 1, { Ants: [[1, 4]], Bees: [[1, 2]] }),
  );
  expect(await list<Disputed>(desk, 'disputed-matches', '?q=island')).toMatchObject([
    {
      id: await idOf('lobby'),
      league: { name: 'Island Circuit' },
      home: null,
      away: null,
      disputed: ['periods'],
      faults: [
        {
          rule: 'twoTeamsInOnePlace',
          told: [
            { of: 'round', says: 'game1' },
            { of: 'placement', says: '1' },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ['fan', 403],
  ['manager', 403],
  ['expert', 403],
])('%s sees no such list', async (name, status) => {
  const someone = await person(app).signInAs(name);
  for (const resource of ['disputed-matches', 'links', 'linkables', 'link-candidates']) {
    expect((await someone.send(`/java/console/${resource}`)).status).toBe(status);
  }
});
