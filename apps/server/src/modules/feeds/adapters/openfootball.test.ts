import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedFileError } from './adapter.ts';
import { type Reading, readAll, scratchFolder } from './fixtures/reading.ts';
import { openfootball } from './openfootball.ts';
import { realFiles } from './real-files.ts';

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

describe('A fixture', () => {
  test('names league, season, sides and instant', async () => {
    const { fixture } = await only({ time: '15:00' });
    expect(fixture).toMatchObject({
      match: '2025-26/en.1/Matchday 1/Ayton FC/Beeton FC',
      gameId: 202,
      league: { id: 'en.1', name: 'English Test League', country: 'GB-ENG' },
      season: '2025/26',
      home: {
        id: 'en:Ayton FC',
        name: 'Ayton FC',
        country: 'GB-ENG',
        sameAs: 'club:GB-ENG:ayton',
      },
      startsAt: '2025-08-16T14:00:00.000Z',
      date: '2025-08-16',
      round: 'Matchday 1',
    });
  });

  test('without a time, or with one that is still open, has a day only', async () => {
    expect((await only({})).fixture).toMatchObject({ startsAt: null, date: '2025-08-16' });
    expect((await only({ time: '' })).fixture.startsAt).toBeNull();
    expect((await only({ time: 'TBD' })).fixture.startsAt).toBeNull();
  });

  test('of a cup between countries carries the country of each side', async () => {
    const sides = { team1: 'Ayton FC (ENG)', team2: 'FC Béton (FRA)', time: '21:00' };
    const { fixture } = await only(sides, '2025-26/uefa.cl.json');
    expect(fixture.league).toEqual({ id: 'uefa.cl', name: 'English Test League' });
    expect(fixture.startsAt).toBe('2025-08-16T19:00:00.000Z');
    expect(fixture.home).toMatchObject({
      id: 'uefa:Ayton FC (ENG)',
      name: 'Ayton FC (ENG)',
      country: 'GB-ENG',
      sameAs: 'club:GB-ENG:ayton',
    });
    expect(fixture.away).toMatchObject({ country: 'FR', sameAs: 'club:FR:beton' });
  });

  test('keeps round, stage and group as written', async () => {
    const { fixture } = await only({ round: 'Finals, Round of 16', stage: 'Finals', group: 'A' });
    expect(fixture).toMatchObject({ round: 'Finals, Round of 16', stage: 'Finals', group: 'A' });
    expect((await only({ round: 'Group B' })).fixture.group).toBe('Group B');
    expect((await only({ round: 'Group, Matchday 1' })).fixture.group).toBeUndefined();
  });
});

describe('An id', () => {
  const ids = async (matches: object[]) => [
    ...(await league(matches.map((match) => ({ ...base, ...match })))).matches.keys(),
  ];

  test('stays when date, time and score change', async () => {
    const [before] = await ids([{}]);
    const [after] = await ids([{ date: '2026-01-07', time: '19:45', score: { ft: [1, 0] } }]);
    expect(after).toBe(before);
  });

  test('tells meetings of the same pair apart by round, then by the order of dates', async () => {
    const found = await ids([
      { date: '2026-02-01' },
      { round: 'Playoffs' },
      { date: '2025-09-01' },
    ]);
    expect(found).toEqual([
      '2025-26/en.1/Matchday 1/Ayton FC/Beeton FC/2',
      '2025-26/en.1/Playoffs/Ayton FC/Beeton FC',
      '2025-26/en.1/Matchday 1/Ayton FC/Beeton FC',
    ]);
  });

  test('is never longer than the contract allows', async () => {
    const long = { round: 'R'.repeat(120), team1: 'A'.repeat(150), team2: 'B'.repeat(150) };
    const [one, other] = await ids([long, { ...long, team2: 'C'.repeat(150) }]);
    expect(one).toHaveLength(200);
    expect(other).not.toBe(one);
  });

  test('is the same for a copy of the file that lies elsewhere', async () => {
    const [here] = await ids([{}]);
    for (const path of ['en.1.json', 'copies/en.1.json.gz']) {
      const name = 'English Test League 2025/26';
      const file = await folder.write(path, gzipSync(JSON.stringify({ name, matches: [base] })));
      expect([...(await readAll(openfootball, [file])).matches.keys()]).toEqual([here]);
    }
  });
});

describe('A file that is not called by its code', () => {
  test('is known by the name in it', async () => {
    const file = await folder.write('download.json', {
      name: 'Test Cup 2024/2025',
      matches: [base],
    });
    const [told] = (await readAll(openfootball, [file])).matches.values();
    expect(told?.fixture).toMatchObject({
      match: '2024-25/test-cup/Matchday 1/Ayton FC/Beeton FC',
      league: { id: 'test-cup', name: 'Test Cup' },
      season: '2024/2025',
    });
  });

  test('takes its season from the dates if the name has none', async () => {
    const matches = [base, { ...base, round: 'Matchday 2', date: '2026-01-03' }];
    const file = await folder.write('nameless.json', { name: 'Test Cup', matches });
    const [told] = (await readAll(openfootball, [file])).matches.values();
    expect(told?.fixture.season).toBe('2025/26');
  });
});

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

describe('The older layout', () => {
  test('by rounds, with sides as objects, is read alike', async () => {
    const file = await folder.write('2014-15/en.1.json', {
      name: 'English Test League 2014/15',
      rounds: [
        {
          name: 'Matchday 7',
          matches: [
            {
              date: '2014-10-04',
              team1: { name: 'Ayton FC', code: 'AYT' },
              team2: { name: 'Beeton FC', code: null },
              score: { ft: [0, 2] },
            },
          ],
        },
      ],
    });
    const [told] = (await readAll(openfootball, [file])).matches.values();
    expect(told?.fixture).toMatchObject({
      match: '2014-15/en.1/Matchday 7/Ayton FC/Beeton FC',
      round: 'Matchday 7',
      home: { name: 'Ayton FC', abbr: 'AYT' },
    });
    expect(told?.state?.score).toEqual({ home: 0, away: 2 });
  });
});

describe('Files', () => {
  test('with unknown fields are read', async () => {
    await only({
      attendance: 75_000,
      referees: [{ name: 'Ref' }],
      score: { ft: [1, 0], agg: [2, 1] },
    });
  });

  test('with entries that are no matches keep the others', async () => {
    const { matches, quarantined } = await league([
      base,
      { ...base, date: '2025-02-30' },
      { ...base, date: undefined },
      { ...base, team1: 7 },
      null,
      { ...base, round: 'Matchday 2', time: '25:00' },
    ]);
    expect(matches.size).toBe(2);
    expect(quarantined.map(({ place }) => place)).toEqual([
      'matches[1]',
      'matches[2]',
      'matches[3]',
      'matches[4]',
      'matches[5].time',
    ]);
    expect([...matches.values()][1]?.fixture).toMatchObject({ startsAt: null });
  });

  test('that tell a match twice tell it once', async () => {
    const { matches, quarantined } = await league([base, { ...base, score: { ft: [1, 0] } }]);
    expect(matches.size).toBe(1);
    expect(quarantined).toMatchObject([{ place: 'matches[1]' }]);
  });

  test('without matches yield nothing: clubs, groups, licences', async () => {
    const beside = [
      await folder.write('2019-20/en.1.clubs.json', {
        name: 'English Test League 2019/20',
        clubs: [{ name: 'Ayton FC', code: 'AYT', country: 'England' }],
      }),
      await folder.write('2019-20/cl.groups.json', {
        name: 'Test Cup 2019/20',
        groups: [{ name: 'Group A', teams: ['Ayton FC'] }],
      }),
      await folder.write('LICENSE.md', '# Public domain'),
    ];
    const { batches, error } = await readAll(openfootball, beside);
    expect({ batches, error }).toEqual({ batches: [], error: undefined });
  });

  test.each([
    ['a page', '<!doctype html><title>404</title>', 'line 1, column 1', 'not JSON'],
    ['half a file', '{"name": "Test League 2025/26", "matches": [', 'line 1, column 45', 'cut off'],
    ['another format', [{ wyId: 1, teamsData: {}, status: 'Played' }], 'top level', 'expected'],
    [
      'other entries',
      { name: 'X 2025', matches: [{ id: 1 }, { id: 2 }] },
      'matches[0]',
      'no match',
    ],
    ['no season', { name: 'Test League', matches: [] }, 'name', 'tells no season'],
  ])('that are none are refused with the place: %s', async (_, content, place, reason) => {
    const file = await folder.write('bad.json', content);
    const { batches, quarantined, error } = await readAll(openfootball, [file]);
    expect(error).toBeInstanceOf(FeedFileError);
    expect(error).toMatchObject({ file, place, reason: expect.stringContaining(reason) });
    expect({ batches, quarantined }).toEqual({ batches: [], quarantined: [] });
  });

  test('that are refused keep no other from being read', async () => {
    const bad = await folder.write('2025-26/aa.1.json', '{');
    const good = await folder.write('2025-26/en.2.json', { name: 'X 2025/26', matches: [base] });
    const { batches, error } = await readAll(openfootball, [bad, good]);
    expect(batches.map(({ file }) => file)).toEqual([good]);
    expect(error).toMatchObject({ file: bad });
  });

  test('tell the same whatever the day they are read on, but for what is over', async () => {
    const file = await folder.write('2025-26/en.1.json', {
      name: 'English Test League 2025/26',
      matches: [{ ...base, score: { ft: [1, 0] } }],
    });
    const [one, other] = await Promise.all(
      ['2026-01-01', '2027-01-01'].map((day) =>
        readAll(openfootball, [file], new Date(`${day}T00:00:00Z`)),
      ),
    );
    const told = (reading: Reading | undefined) =>
      JSON.stringify(reading?.batches).replaceAll(/"version":\d+/g, '');
    expect(told(one)).toBe(told(other));
  });
});

const real = realFiles(openfootball.folder)?.filter((file) => file.endsWith('.json'));

describe.skipIf(!real)('real files (shared/data is absent)', () => {
  interface Written {
    name: string;
    matches: {
      date: string;
      team1: string;
      team2: string;
      status?: string;
      score: Record<string, number[]>;
    }[];
  }
  let reading: Reading;
  let written: Written[];
  beforeAll(async () => {
    reading = await readAll(openfootball, realFiles(openfootball.folder) ?? []);
    written = (real ?? []).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Written);
  });

  test('are read whole, with nothing quarantined', () => {
    expect(reading).toMatchObject({ quarantined: [], error: undefined });
    expect(reading.batches).toHaveLength(23);
    expect(reading.matches.size).toBe(7568);
  });

  test('tell each match as it is written', () => {
    const told = [...reading.matches.values()];
    const matches = written.flatMap((file) => file.matches);
    expect(told).toHaveLength(matches.length);
    for (const [index, match] of matches.entries()) {
      const { fixture, state } = told[index] ?? {};
      const { et, ft, p } = match.score;
      const final = et ?? ft;
      const score = state?.score && [state.score.home, state.score.away];
      expect([fixture?.date, fixture?.home.name, fixture?.away.name, score]).toEqual([
        match.date,
        match.team1,
        match.team2,
        final ?? null,
      ]);
      const shootout = state?.periods.find(({ key }) => key === 'pen');
      expect(shootout && [shootout.home, shootout.away]).toEqual(p);
    }
  });

  test('tell periods that add up to the score', () => {
    for (const { fixture, state } of reading.matches.values()) {
      const played = state?.periods.filter(({ key }) => key !== 'pen') ?? [];
      if (played.length < 2) continue;
      const total = played.reduce(
        (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
        { home: 0, away: 0 },
      );
      expect(total, fixture.match).toEqual(state?.score);
    }
  });

  test('have the statuses that they say', () => {
    const said = written.flatMap((file) => file.matches.flatMap(({ status }) => status ?? []));
    const told = [...reading.matches.values()].map(({ state }) => state?.status);
    for (const status of ['awarded', 'postponed', 'cancelled', 'abandoned'] as const) {
      expect(told.filter((one) => one === status)).toHaveLength(
        said.filter((one) => one === status).length,
      );
    }
    expect(told.filter((status) => status === 'ended')).toHaveLength(6916 - 24);
  });

  test('have no two clubs of a league and season under one key, and the same key for old and new names', () => {
    const names = new Map<string, string>();
    for (const { fixture } of reading.matches.values()) {
      for (const { name, sameAs } of [fixture.home, fixture.away]) {
        const key = `${fixture.league.id} ${fixture.season} ${sameAs}`;
        expect(names.get(key) ?? name, key).toBe(name);
        names.set(key, name);
      }
    }
    const keyOf = (id: string) =>
      [...reading.matches.values()]
        .flatMap(({ fixture }) => [fixture.home, fixture.away])
        .find((team) => team.id === id)?.sameAs;
    expect(keyOf('uefa:AS Monaco FC (MCO)')).toBe(keyOf('fr:AS Monaco FC'));
    expect(keyOf('uefa:Inter (ITA)')).toBe(keyOf('uefa:FC Internazionale Milano (ITA)'));
    expect(keyOf('uefa:Inter (ITA)')).not.toBe(keyOf('it:AC Milan'));
  });

  test('all have a country, but for cups between them', () => {
    for (const { fixture } of reading.matches.values()) {
      expect(fixture.league.country === undefined).toBe(fixture.league.id.startsWith('uefa'));
      expect(fixture.home.country && fixture.away.country, fixture.match).toBeTruthy();
    }
  });
});
