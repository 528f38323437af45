import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { applyMatchDelta } from '@xiongmao/api/matches/apply/apply-match';
import type { MatchDelta } from '@xiongmao/api/matches/events';
import type { AnyMatchDetail, Board, HeadToHead } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, recordDeltas, until, watch } from '#testing/doubles/live-client.ts';
import { fixtureOf, lobbyFixtureOf, lobbyOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  guest = person(app);
});

const soon = new Date(Date.now() + 3_600_000).toISOString();
const day = soon.slice(0, 10);

const send = (...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));

const unscored = { phase: 'game1', score: null } as const;

async function idOf(sourceId: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${sourceId}`,
  );
  return found!.id;
}

const detailOf = async (id: number) => (await guest.get(`/pubg/${id}`)).result as AnyMatchDetail;

describe('A lobby', () => {
  test('has its teams, its rounds and no sides', async () => {
    await send(
      lobbyFixtureOf('whole', soon),
      lobbyOf('whole', 1, { Ants: [[1, 4]], Bees: [[2, 1]], Cats: [[3, 0]] }),
    );
    const { match, home, away, lobby, coverage } = await detailOf(await idOf('whole'));
    expect({ home, away, homeId: match.homeId }).toEqual({ home: null, away: null, homeId: null });
    expect(lobby!.teams.map(({ team, players }) => [team.name, players])).toEqual([
      ['Ants', ['Ants One']],
      ['Bees', ['Bees One']],
      ['Cats', ['Cats One']],
    ]);
    const [ants] = lobby!.teams;
    expect(lobby!.played).toMatchObject([
      { key: 'game1', map: 'Erangel', results: [{ teamId: ants!.team.id, placement: 1 }, {}, {}] },
    ]);
    expect(match.state.lobby).toEqual({
      teams: 3,
      round: 1,
      rounds: 5,
      leader: { name: 'Ants', points: 14 },
    });
    expect(coverage.standings).toBe(false);
  });

  test('is no match of another game', async () => {
    await send(lobbyFixtureOf('elsewhere', soon));
    const id = await idOf('elsewhere');
    for (const game of ['pubgmobile', 'PUBG', '5', 'soccer']) {
      const response = await fetch(`${app.url}/java/${game}/${id}`);
      expect([game, response.status]).toEqual([game, /^(pubg|5)$/i.test(game) ? 200 : 404]);
    }
  });

  test('stands on the board with who leads, and needs no names of teams there', async () => {
    await send(lobbyFixtureOf('board', soon), lobbyOf('board', 1, { Ants: [], Bees: [] }));
    const id = await idOf('board');
    const board = async () => {
      const query = `zone=UTC&day=${day}&gameIds=5`;
      return (await guest.get(`/match/gameLivingFuture?${query}`)).result as Board;
    };
    const row = async () => (await board()).matches.find((match) => match.id === id);
    await expect.poll(row).toMatchObject({ homeId: null, state: { lobby: { leader: null } } });
    expect((await board()).teams).toEqual({});
    await send(lobbyOf('board', 2, { Ants: [[null, 1]], Bees: [[null, 0]] }));
    const leader = { name: 'Ants', points: 1 };
    await expect.poll(row).toMatchObject({ state: { lobby: { round: 1, leader } } });
  });

  test('is told anew to those who watch it, whole, and never an older one', async () => {
    await send(lobbyFixtureOf('told', soon), lobbyOf('told', 5, { Ants: [], Bees: [] }));
    const id = await idOf('told');
    await expect.poll(async () => (await detailOf(id)).lobby?.teams).toHaveLength(2);
    const before = await detailOf(id);
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    expect(await watch(socket, `match:${id}`, before.version)).toMatchObject({ ok: true });
    await send(lobbyOf('told', 4, { Ants: [[1, 9]], Bees: [[2, 9]] }));
    await send(
      stateOf('told', 1, unscored),
      lobbyOf('told', 6, { Ants: [[2, 0]], Bees: [[1, 2]] }),
    );
    const deltas = () => told.filter((one) => one.stream === `match:${id}`) as MatchDelta[];
    await until(() => deltas().find(({ lobby }) => lobby?.played.length === 1));
    const after = deltas().reduce(applyMatchDelta, before);
    expect(after.match.state.lobby!.leader).toEqual({ name: 'Bees', points: 12 });
    const fresh = await detailOf(id);
    expect(after.lobby).toEqual(fresh.lobby);
    socket.disconnect();
  });

  test('is among the matches of each of its teams', async () => {
    await send(lobbyFixtureOf('found', soon), lobbyOf('found', 1, { Dogs: [], Elks: [] }));
    const id = await idOf('found');
    const [dogs] = (await detailOf(id)).lobby!.teams;
    const found = await guest.post('/v2/match/getPCGameMatchByCondition', {
      teamId: dogs!.team.id,
    });
    expect((found.result as Board).matches.map((match) => match.id)).toEqual([id]);
  });

  test('has no head-to-head', async () => {
    await send(lobbyFixtureOf('alone', soon));
    const answer = await guest.get(`/match/headToHead?matchId=${await idOf('alone')}`);
    const { meetings, home, away } = answer.result as HeadToHead;
    expect([meetings, home, away].flatMap((board) => board.matches)).toEqual([]);
  });

  test('is disputed where two teams have won a round', async () => {
    await send(
      lobbyFixtureOf('disputed', soon),
      stateOf('disputed', 1, unscored),
      lobbyOf('disputed', 1, { Ants: [[1, 0]], Bees: [[1, 0]] }),
    );
    const id = await idOf('disputed');
    expect((await detailOf(id)).match.state.disputed).toEqual(['periods']);
    await send(lobbyOf('disputed', 2, { Ants: [[1, 0]], Bees: [[2, 0]] }));
    await expect.poll(async () => (await detailOf(id)).match.state.disputed).toBeUndefined();
  });

  test('becomes nothing of two sides, nor the other way round', async () => {
    await send(fixtureOf('sided', soon));
    const halved = app.db.execute(sql`update match set home_id = null where source_id = 'sided'`);
    await expect(halved).rejects.toThrow();
  });
});

describe('Who favours a lobby', () => {
  test('is told by its league and round that it began, and who won it', async () => {
    const fan = await person(app).register('lobby@example.org');
    await send(
      lobbyFixtureOf('favoured', soon, { round: 'Day 3' }),
      lobbyOf('favoured', 1, { Ants: [[1, 2]], Bees: [[2, 0]] }),
    );
    const id = await idOf('favoured');
    await fan.post('/match/attention', { matchIds: [id] });
    const lobby = { matchId: id, gameId: 5, name: 'Test League · Day 3' };
    const notices = async () =>
      (await fan.get('/user/notices')).result.items
        .filter(({ values }: { values: { matchId?: number } }) => values.matchId === id)
        .map(({ name, values }: { name: string; values: object }) => [name, values]);
    await send(stateOf('favoured', 1, unscored));
    await expect.poll(notices).toEqual([['lobbyBegun', lobby]]);
    await send(stateOf('favoured', 2, { status: 'ended', phase: null, score: null }));
    await expect.poll(notices).toEqual([
      ['lobbyWon', { ...lobby, winner: 'Ants', points: 12 }],
      ['lobbyBegun', lobby],
    ]);
  });
});
