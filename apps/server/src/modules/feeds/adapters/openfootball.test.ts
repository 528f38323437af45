import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedFileError } from './adapter.ts';
import { type Reading, readAll, scratchFolder } from './fixtures/reading.ts';
import { openfootball } from './openfootball.ts';

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

  test('leaves out the country that stands before its name', async () => {
    const told = { name: 'Testland | T1 League 2025', matches: [base] };
    const file = await folder.write('2025/jp.1.json', told);
    const [first] = (await readAll(openfootball, [file])).matches.values();
    expect(first?.fixture).toMatchObject({ league: { id: 'jp.1', name: 'T1 League' } });
  });

  test('takes its season from the dates if the name has none', async () => {
    const matches = [base, { ...base, round: 'Matchday 2', date: '2026-01-03' }];
    const file = await folder.write('nameless.json', { name: 'Test Cup', matches });
    const [told] = (await readAll(openfootball, [file])).matches.values();
    expect(told?.fixture.season).toBe('2025/26');
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
