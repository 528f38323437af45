import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedFileError } from '../adapter.ts';
import { type Reading, readAll, scratchFolder } from '../fixtures/reading.ts';
import { worldcup } from './worldcup.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

const base = { round: 'Matchday 1', date: '2022-11-21', team1: 'Brazil', team2: 'Iran' };

/** Reads one file of an invented tournament. */
async function tournament(matches: unknown[], path = '2022/worldcup.json'): Promise<Reading> {
  const file = await folder.write(path, { name: `World Cup ${path.slice(0, 4)}`, matches });
  return readAll(worldcup, [file]);
}

/** Reads one match, which must be understood. */
async function only(match: object, path?: string) {
  const { matches, quarantined, error } = await tournament([{ ...base, ...match }], path);
  expect({ quarantined, error }).toEqual({ quarantined: [], error: undefined });
  const [told] = matches.values();
  if (!told) throw new Error('no match told');
  return told;
}

describe('A fixture', () => {
  test('names tournament, year, sides, group and ground', async () => {
    const { fixture } = await only({ group: 'Group B', ground: 'Test Stadium, Doha' });
    expect(fixture).toMatchObject({
      match: '2022/worldcup/Matchday 1/Brazil/Iran',
      gameId: 202,
      league: { id: 'worldcup', name: 'World Cup' },
      season: '2022',
      home: { id: 'int:Brazil', name: 'Brazil', abbr: 'BRA', country: 'BR', sameAs: 'nation:br' },
      away: { id: 'int:Iran', abbr: 'IRN', country: 'IR' },
      startsAt: null,
      date: '2022-11-21',
      group: 'Group B',
      venue: 'Test Stadium, Doha',
    });
  });

  test.each([
    ['an offset', { time: '13:00 UTC-6' }, '2022-11-21T19:00:00.000Z'],
    ['half an hour of offset', { time: '19:30 UTC+4:30' }, '2022-11-21T15:00:00.000Z'],
    [
      'a name, and the local time',
      { time: '20:45 CET', time_local: '19:45 UTC±0' },
      '2022-11-21T19:45:00.000Z',
    ],
    ['the local time alone', { time_local: '19:45 UTC±0' }, '2022-11-21T19:45:00.000Z'],
    ["nothing, on the host's clocks", { time: '19:00' }, '2022-11-21T16:00:00.000Z'],
  ])('is told with %s', async (_, match, expected) => {
    expect((await only(match)).fixture.startsAt).toBe(expected);
  });

  test('with a number keeps its id when its sides become known', async () => {
    const final = { round: 'Final', num: 64, date: '2022-12-18' };
    const before = await only({ ...final, team1: 'W61', team2: 'Winner Match 62' });
    const after = await only({ ...final, team1: 'Brazil', team2: 'Iran' });
    expect(after.fixture.match).toBe('2022/worldcup/64');
    expect(before.fixture.match).toBe(after.fixture.match);
    expect(before.fixture.home).toEqual({
      id: '2022/worldcup:W61',
      name: 'W61',
      undecided: true,
    });
  });

  test('of clubs takes their countries from the brackets', async () => {
    const { fixture } = await only(
      { team1: 'Inter (ITA)', team2: 'CF Monterrey (MEX)', round: 'Group E', time: '21:00' },
      '2025/clubworldcup.json',
    );
    expect(fixture).toMatchObject({
      league: { id: 'clubworldcup' },
      group: 'Group E',
      home: { name: 'Inter (ITA)', country: 'IT', sameAs: 'club:IT:inter' },
      away: { country: 'MX' },
    });
  });

  test('of a file that is called otherwise is known by the name in it', async () => {
    const file = await folder.write('download.json', {
      name: 'Club World Cup 2025',
      matches: [base],
    });
    const [told] = (await readAll(worldcup, [file])).matches.values();
    expect(told?.fixture).toMatchObject({
      match: '2025/clubworldcup/Matchday 1/Brazil/Iran',
      league: { id: 'clubworldcup', name: 'Club World Cup' },
      season: '2025',
    });
  });

  test('of the way to a tournament is in a league of its own', async () => {
    const file = await folder.write('2026/worldcup.quali_playoffs.json', {
      name: 'World Cup 2026 Qualifying',
      matches: [base],
    });
    const [told] = (await readAll(worldcup, [file])).matches.values();
    expect(told?.fixture).toMatchObject({
      league: { id: 'worldcup.quali_playoffs', name: 'World Cup Qualifying' },
      season: '2026',
    });
  });
});

describe('Goals', () => {
  const goals = {
    score: { ht: [1, 1], ft: [2, 2], et: [4, 3] },
    goals1: [
      { name: 'Ana', minute: 45, offset: 1 },
      { name: 'Ana', minute: '90+4' },
      { name: 'Rez', minute: "101'", owngoal: true },
      { name: 'Bia', minute: 106 },
    ],
    goals2: [
      { name: 'Rez', minute: 45, penalty: true },
      { name: 'Sam', minute: '60' },
      { name: 'Sam', minute: '106', penalty: false },
    ],
  };

  test('stand in order of time, each with the score after it', async () => {
    const { incidents } = await only(goals);
    expect(
      incidents.map(({ key, minute, added, period, kind, side, player, score }) => [
        key,
        added ? `${minute}+${added}` : `${minute}`,
        period,
        kind,
        side,
        player,
        `${score?.home}-${score?.away}`,
      ]),
    ).toEqual([
      ['goal:2:0', '45', 'h1', 'penaltyGoal', 'away', 'Rez', '0-1'],
      ['goal:1:0', '45+1', 'h1', 'goal', 'home', 'Ana', '1-1'],
      ['goal:2:1', '60', 'h2', 'goal', 'away', 'Sam', '1-2'],
      ['goal:1:1', '90+4', 'h2', 'goal', 'home', 'Ana', '2-2'],
      ['goal:1:2', '101', 'et1', 'ownGoal', 'home', 'Rez', '3-2'],
      ['goal:1:3', '106', 'et2', 'goal', 'home', 'Bia', '4-2'],
      ['goal:2:2', '106', 'et2', 'goal', 'away', 'Sam', '4-3'],
    ]);
    expect(incidents.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('after the ninetieth minute belong to the second half if there was no extra time', async () => {
    const { incidents } = await only({ score: [1, 0], goals1: [{ name: 'Ana', minute: 93 }] });
    expect(incidents[0]).toMatchObject({ minute: 93, period: 'h2' });
  });

  test('that are not told are not said to be none', async () => {
    const { matches } = await tournament([
      { ...base, score: { ft: [2, 1] } },
      { ...base, round: 'Matchday 2', score: { ft: [0, 0] }, goals1: [], goals2: [] },
    ]);
    const [batch] = (await tournament([{ ...base, score: { ft: [2, 1] } }])).batches;
    expect(batch?.messages.map(({ type }) => type)).toEqual(['fixture', 'state']);
    expect([...matches.values()].map(({ incidents }) => incidents)).toEqual([[], []]);
  });

  test('that make no sense are quarantined, and no score is told that they would make wrong', async () => {
    const { matches, quarantined } = await tournament([
      {
        ...base,
        score: { ft: [3, 0] },
        goals1: [{ name: 'Ana' }, { name: 'Ana', minute: 'soon' }, { name: 'Bia', minute: 70 }],
        goals2: 'none',
      },
    ]);
    expect(quarantined.map(({ place }) => place)).toEqual([
      'matches[0].goals1[0]',
      'matches[0].goals1[1]',
      'matches[0].goals2',
    ]);
    const [told] = matches.values();
    expect(told?.state?.score).toEqual({ home: 3, away: 0 });
    expect(told?.incidents).toMatchObject([{ key: 'goal:1:2', player: 'Bia', score: null }]);
  });

  test.each([-1, 151, 4.5, '90+', '1e3', null, true])('have no minute %s', async (minute) => {
    const { quarantined } = await tournament([{ ...base, goals1: [{ name: 'Ana', minute }] }]);
    expect(quarantined).toHaveLength(1);
  });
});

describe('Files', () => {
  test('beside the matches yield nothing: teams, squads, groups, stadiums, standings', async () => {
    const team = { name: 'Brazil', fifa_code: 'BRA', group: 'A' };
    const beside = await Promise.all([
      folder.write('2026/worldcup.teams.json', [team]),
      folder.write('2026/worldcup.squads.json', [
        { ...team, players: [{ number: 1, name: 'Ana' }] },
      ]),
      folder.write('2018/worldcup.teams.json', { name: 'World Cup 2018', teams: [team] }),
      folder.write('2018/worldcup.groups.json', { name: 'World Cup 2018', groups: [] }),
      folder.write('2018/worldcup.stadiums.json', { name: 'World Cup 2018', stadiums: [] }),
    ]);
    const { batches, error } = await readAll(worldcup, beside);
    expect({ batches, error }).toEqual({ batches: [], error: undefined });
  });

  test('of another format are refused', async () => {
    const teams = await folder.write('teams.json', [
      { name: 'Test', wyId: 1, officialName: 'Test' },
    ]);
    expect((await readAll(worldcup, [teams])).error).toBeInstanceOf(FeedFileError);
  });
});
