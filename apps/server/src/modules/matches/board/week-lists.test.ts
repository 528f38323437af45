import { errors } from '@xiongmao/api/errors';
import type { Board } from '@xiongmao/api/matches/shapes';
import { beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';

const day = '2031-05-05';
const clock = steeredClock();
let app: TestApp;

const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: clock.now() }));

const over = ['ended', 'awarded', 'abandoned', 'cancelled', 'unknown'] as const;
const open = ['notStarted', 'live', 'interrupted', 'postponed'] as const;

/** All of one day, so that only what became of them tells them apart. */
beforeAll(async () => {
  app = await testApp({ clock });
  for (const status of [...over, ...open]) {
    const league = { id: `of ${status}`, name: `League ${status}` };
    await send(
      fixtureOf(status, `${day}T12:00:00Z`, { league }),
      stateOf(status, 1, { status, phase: null }),
    );
  }
});

async function listed(path: string, who: Person = person(app), more: object = {}) {
  const { result } = await who.post(`/match/${path}`, { day, zone: 'UTC', ...more });
  const board = result as Board;
  const leagues = Object.values(board.leagues).map(({ id }) => id);
  const named = new Set(board.matches.map(({ leagueId }) => leagueId));
  expect(leagues.sort()).toEqual([...named].sort());
  return board.matches.map(({ state }) => state.status).sort();
}

test.each([{}, { gameId: 202 }])(
  'Results are what is over, and the schedule what is not: %j',
  async (more) => {
    const anyone = person(app);
    expect(await listed('getSevenDayResults', anyone, more)).toEqual([...over].sort());
    expect(await listed('getSevenDayMatch', anyone, more)).toEqual([...open].sort());
    expect(await listed('pcMatches', anyone, more)).toEqual([...over, ...open].sort());
  },
);

test('So it is for who wants no results, and is not told how each ended', async () => {
  const fan = person(app);
  await fan.post('/user/spoilers', { all: true, games: [], leagues: [] });
  const ended = Array(over.length - 1).fill('ended');
  expect(await listed('getSevenDayResults', fan)).toEqual(['cancelled', ...ended]);
  expect(await listed('getSevenDayMatch', fan)).toEqual([...open].sort());
});

test('A match that ends is among the results from the next answer on', async () => {
  await listed('getSevenDayResults');
  await send(stateOf('live', 2, { status: 'ended', phase: null }));
  await expect.poll(() => listed('getSevenDayResults')).toEqual([...over, 'ended'].sort());
  expect(await listed('getSevenDayMatch')).toEqual(['interrupted', 'notStarted', 'postponed']);
});

test('A day that begins takes in what is still in progress from before, of all games and of one', async () => {
  const start = clock.now();
  const later = new Date(start.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  await send(fixtureOf('long', start.toISOString()), stateOf('long', 1));
  const anyone = person(app);
  const boards = [{ day: later, gameId: 202 }, { day: later }];
  for (const more of boards) expect(await listed('pcMatches', anyone, more)).toEqual([]);
  clock.forward({ days: 2 });
  for (const more of boards) expect(await listed('pcMatches', anyone, more)).toEqual(['live']);
});

test.each([
  ...['pcMatches', 'getSevenDayMatch', 'getSevenDayResults'].flatMap((path) =>
    [{ teamId: 1 }, { matchIds: [1] }, { status: 'live' }, { leagueId: 1 }, { pageIndex: 2 }].map(
      (body) => [`/match/${path}`, body] as const,
    ),
  ),
  ['/v2/match/getPCPastGameMatch', { status: 'live' }] as const,
  ['/v2/match/getPCUpcomingGameMatch', { status: 'past' }] as const,
  ['/v2/match/getPCGameMatchByCondition', { season: 1 }] as const,
])(
  'A condition that a list does not know is refused, not passed over: %s %j',
  async (path, body) => {
    expect(await person(app).post(path, body)).toMatchObject({
      code: 400,
      errorCode: errors.invalidInput.code,
    });
  },
);
