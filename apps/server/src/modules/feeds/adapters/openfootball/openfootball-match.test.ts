import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reading, readAll, scratchFolder } from '../fixtures/reading.ts';
import { openfootball } from '../openfootball.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

const base = { round: 'Matchday 1', date: '2025-08-16', team1: 'Ayton FC', team2: 'Beeton FC' };

/** Reads one file of an invented league. */
async function league(matches: unknown[], path = '2025-26/en.1.json'): Promise<Reading> {
  const file = await folder.write(path, { name: 'English Test League 2025/26', matches });
  return readAll(openfootball, [file]);
}

/** Reads one match, which must be understood. */
async function only(match: object, path?: string) {
  const { matches, quarantined, error } = await league([{ ...base, ...match }], path);
  expect({ quarantined, error }).toEqual({ quarantined: [], error: undefined });
  const [told] = matches.values();
  if (!told) throw new Error('no match told');
  return told;
}

describe('A score', () => {
  const periods = async (score: unknown) =>
    (await only({ score })).state?.periods.map(({ key, home, away }) => [key, home, away]);

  test('is told with what was scored within each half', async () => {
    const { state } = await only({ score: { ht: [1, 0], ft: [3, 1] } });
    expect(state).toMatchObject({ status: 'ended', score: { home: 3, away: 1 }, winner: 'home' });
    expect(state?.periods).toEqual([
      { key: 'h1', home: 1, away: 0 },
      { key: 'h2', home: 2, away: 1 },
    ]);
  });

  test('without half-time has no halves, unless there were no goals', async () => {
    expect(await periods({ ft: [2, 0] })).toEqual([]);
    expect(await periods({ ft: [0, 0] })).toEqual([
      ['h1', 0, 0],
      ['h2', 0, 0],
    ]);
  });

  test('counts extra time, which includes the ninety minutes, and not the shoot-out', async () => {
    const score = { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [5, 6] };
    const { state } = await only({ score });
    expect(state).toMatchObject({ score: { home: 2, away: 2 }, winner: 'away' });
    expect(await periods(score)).toEqual([
      ['h1', 0, 0],
      ['h2', 1, 1],
      ['et1', 1, 1],
      ['pen', 5, 6],
    ]);
  });

  test('may end in a shoot-out without extra time', async () => {
    const { state } = await only({ score: { ht: [1, 0], ft: [1, 1], p: [4, 2] } });
    expect(state).toMatchObject({ score: { home: 1, away: 1 }, winner: 'home' });
  });

  test('with a shoot-out that ends level keeps it and names no winner', async () => {
    const { state } = await only({ score: { ht: [0, 1], ft: [0, 1], et: [0, 1], p: [4, 4] } });
    expect(state).toMatchObject({ score: { home: 0, away: 1 }, winner: null });
    expect(state?.periods.at(-1)).toEqual({ key: 'pen', home: 4, away: 4 });
  });

  test('may be a plain pair, or after extra time only', async () => {
    expect((await only({ score: [1, 0] })).state?.score).toEqual({ home: 1, away: 0 });
    expect((await only({ score: { et: [2, 1] } })).state).toMatchObject({
      score: { home: 2, away: 1 },
      periods: [],
      winner: 'home',
    });
    expect(await periods({ et: [2, 2], p: [3, 4] })).toEqual([['pen', 3, 4]]);
  });

  test('that makes no sense is quarantined, and the match stays', async () => {
    const { matches, quarantined } = await league([
      { ...base, score: { ft: [-1, 0] } },
      { ...base, round: 'Matchday 2', score: { ht: [2, 0], ft: [1, 0] } },
      { ...base, round: 'Matchday 3', score: '1-0' },
    ]);
    expect(quarantined.map(({ place, raw }) => [place, raw])).toEqual([
      ['matches[0].score.ft', [-1, 0]],
      ['matches[1].score.ht', { ht: [2, 0], ft: [1, 0] }],
      ['matches[2].score', '1-0'],
    ]);
    expect([...matches.values()].map(({ state }) => state?.score)).toEqual([
      null,
      { home: 1, away: 0 },
      null,
    ]);
  });
});

describe('A status', () => {
  const status = async (match: object) => (await only(match)).state?.status;

  test('of a match without a score goes by the day', async () => {
    // Read at noon of 15 March 2026.
    expect(await status({ score: {}, date: '2026-03-20' })).toBe('notStarted');
    expect(await status({ score: {}, date: '2026-03-14', time: '20:00' })).toBe('notStarted');
    expect(await status({ score: {}, date: '2026-03-14', time: '11:00' })).toBe('unknown');
    expect(await status({ score: {}, date: '2026-03-14' })).toBe('notStarted');
    expect(await status({ score: {}, date: '2026-03-13' })).toBe('unknown');
    expect(await status({ date: '2025-08-16' })).toBe('unknown');
  });

  test.each([
    ['awarded', 'awarded', null],
    ['Cancelled', 'cancelled', null],
    ['canceled', 'cancelled', null],
    ['POSTPONED', 'postponed', null],
    ['abandoned', 'abandoned', null],
    ['suspended', 'interrupted', 'suspended'],
    ['walkover', 'awarded', 'walkover'],
    ['finished', 'ended', null],
  ])('%s is %s', async (word, expected, note) => {
    const { state } = await only({ score: { ft: [3, 0] }, status: word });
    expect(state).toMatchObject({ status: expected, score: { home: 3, away: 0 }, note });
  });

  test('names a winner only of a match that was decided', async () => {
    const winner = async (word: string) =>
      (await only({ score: { ft: [3, 0] }, status: word })).state?.winner;
    expect(await winner('awarded')).toBe('home');
    expect(await winner('abandoned')).toBeNull();
  });

  test('that nobody knows is quarantined and goes by the score', async () => {
    const { matches, quarantined } = await league([
      { ...base, score: { ft: [1, 1] }, status: 'eaten by a bear' },
    ]);
    expect(quarantined).toMatchObject([{ place: 'matches[0].status', raw: 'eaten by a bear' }]);
    const [told] = matches.values();
    expect(told?.state).toMatchObject({ status: 'ended', note: 'eaten by a bear' });
  });
});

describe('A match that tells more', () => {
  const full = {
    score: { ht: [1, 0], ft: [1, 1] },
    time: '20:30 UTC+2',
    ground: 'Test Park, Ayton',
    goals1: [{ name: 'Ann', minute: '45+2' }],
    goals2: [{ name: 'Bob', minute: '88', penalty: true }],
    bookings: [
      [{ type: 'Y', name: 'Ann', minute: '12' }],
      [{ type: 'Y/R', name: 'Bea', minute: '90+1' }],
    ],
    lineup: [
      {
        starter: [{ name: 'Ann', captain: true }, { name: 'Amy' }],
        bench: [{ name: 'Ada' }],
        subs: [{ on: 'Ada', off: 'Amy', minute: '61' }],
      },
      { starter: [{ name: 'Bob' }, { name: 'Bea' }], bench: [], subs: [] },
    ],
  };

  test('has venue, goals, cards, substitutions and line-ups', async () => {
    const { fixture, incidents, lineups } = await only(full);
    expect(fixture).toMatchObject({
      venue: 'Test Park, Ayton',
      startsAt: '2025-08-16T18:30:00.000Z',
    });
    expect(
      incidents.map(({ kind, side, minute, added, player, other, period }) => [
        kind,
        side,
        minute,
        added,
        player,
        other,
        period,
      ]),
    ).toEqual([
      ['yellowCard', 'home', 12, null, 'Ann', null, 'h1'],
      ['goal', 'home', 45, 2, 'Ann', null, 'h1'],
      ['substitution', 'home', 61, null, 'Ada', 'Amy', 'h2'],
      ['penaltyGoal', 'away', 88, null, 'Bob', null, 'h2'],
      ['secondYellow', 'away', 90, 1, 'Bea', null, 'h2'],
    ]);
    expect(lineups[0]?.players).toMatchObject([
      { name: 'Ann', starter: true, wentOff: null },
      { name: 'Amy', starter: true, wentOff: 61 },
      { name: 'Ada', starter: false, cameOn: 61 },
    ]);
    expect(lineups[1]).toMatchObject({ side: 'away', players: [{ name: 'Bob' }, { name: 'Bea' }] });
  });

  test('loses only the entry that makes no sense', async () => {
    const lineup = [{ ...full.lineup[0], subs: [{ on: 'Ada', minute: 'late' }] }, null];
    const { matches, quarantined } = await league([{ ...base, ...full, lineup }]);
    expect(quarantined.map(({ place }) => place)).toEqual([
      'matches[0].lineup[0].subs[0]',
      'matches[0].lineup[1]',
    ]);
    const [told] = matches.values();
    expect(told?.incidents).toHaveLength(4);
    expect(told?.lineups).toHaveLength(1);
  });
});
