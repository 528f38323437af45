import { describe, expect, test } from 'vitest';
import { rulesOf } from './rules/rules.ts';
import { hasTable, standings } from './standings.ts';
import type { Competition, SeasonMatch } from './types.ts';

/** Sides are letters: `A`, `B`. */
const idOf = (side: string) => side.charCodeAt(0) - 64;
const sideOf = (id: number) => String.fromCharCode(id + 64);

/** `A-B 2:1`; without a score it is still to be played. */
function match(text: string, rest: Partial<SeasonMatch> = {}): SeasonMatch {
  const [, home, away, ours, theirs] = /^(\w)-(\w)(?: (\d+):(\d+))?$/.exec(text)!;
  const isPlayed = ours !== undefined;
  return {
    homeId: idOf(home!),
    awayId: idOf(away!),
    status: isPlayed ? 'ended' : 'notStarted',
    home: isPlayed ? Number(ours) : null,
    away: isPlayed ? Number(theirs) : null,
    winner: null,
    disputed: false,
    stage: null,
    round: 'Matchday 1',
    group: null,
    ...rest,
  };
}

const matches = (text: string, rest: Partial<SeasonMatch> = {}) =>
  text.split(', ').map((one) => match(one, rest));

/** Everyone against everyone, home and away: who comes first in the letters wins 1:0. */
function doubleRound(sides: string, rest: Partial<SeasonMatch> = {}): SeasonMatch[] {
  const pairs = [...sides].flatMap((one) => [...sides].map((other) => [one, other] as const));
  return pairs
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => match(`${one}-${other} ${one < other ? '1:0' : '0:1'}`, rest));
}

function tables(season: SeasonMatch[], about: Partial<Competition> = {}) {
  const competition: Competition = {
    sport: 'soccer',
    name: 'First Division',
    country: 'DE',
    year: 2020,
    teams: new Map(),
    ...about,
  };
  return standings(season, competition, rulesOf(competition));
}

/** Each table as its name and its sides with their points, in their order. */
function shown(season: SeasonMatch[], about: Partial<Competition> = {}): string[] {
  return tables(season, about).map(({ stage, name, rows }) => {
    const order = rows.map(({ teamId, points }) => sideOf(teamId) + (points ?? ''));
    return [stage, name, order.join(' ')].filter(Boolean).join(': ');
  });
}

describe('a table', () => {
  test('counts points, goals and form from results, and those who have not played', () => {
    const [table] = tables(matches('A-B 2:0, B-C 1:1, C-A 0:1, D-A'));
    expect(table!.rows[0]).toEqual({
      rank: 1,
      runRate: null,
      teamId: 1,
      played: 2,
      won: 2,
      drawn: 0,
      lost: 0,
      scored: 3,
      conceded: 0,
      points: 6,
      adjustment: 0,
      form: ['win', 'win'],
      live: false,
    });
    expect(table!.rows.map(({ teamId }) => sideOf(teamId))).toEqual(['A', 'C', 'B', 'D']);
  });

  test('counts matches that run as they stand, and says so', () => {
    const [table] = tables([match('A-B 1:0', { status: 'live' }), ...matches('B-C 3:0, C-A')]);
    expect(
      table!.rows.map(({ teamId, points, live, form }) => [teamId, points, live, form]),
    ).toEqual([
      [2, 3, true, ['win']],
      [1, 3, true, []],
      [3, 0, false, ['loss']],
    ]);
  });

  test('counts a series that runs once it is decided, and a level score where it may stay so', () => {
    const played = (sport: Competition['sport'], text: string, rest: Partial<SeasonMatch> = {}) => {
      const [table] = tables([match(text, { status: 'live', ...rest }), match('C-D 2:0')], {
        sport,
      });
      const { played, won, drawn } = table!.rows.find(({ teamId }) => teamId === idOf('A'))!;
      return [played, won, drawn];
    };
    expect(played('mobaBestOf', 'A-B 1:1')).toEqual([0, 0, 0]);
    expect(played('mobaBestOf', 'A-B 1:0')).toEqual([0, 0, 0]);
    expect(played('mobaBestOf', 'A-B 2:1', { winner: 'home' })).toEqual([1, 1, 0]);
    expect(played('mobaBestOf', 'A-B 1:1', { status: 'ended' })).toEqual([1, 0, 1]);
    expect(played('basketball', 'A-B 0:0')).toEqual([0, 0, 0]);
    expect(played('basketball', 'A-B 2:0')).toEqual([1, 1, 0]);
    expect(played('soccer', 'A-B 0:0')).toEqual([1, 0, 1]);
  });

  test('counts awarded matches, and none that was cancelled, postponed or abandoned', () => {
    const season = [
      match('A-B 3:0', { status: 'awarded' }),
      ...(['cancelled', 'postponed', 'abandoned'] as const).map((status) =>
        match('B-A 5:0', { status }),
      ),
    ];
    expect(shown(season)).toEqual(['A3 B0']);
  });

  test('counts who has won as it is told, whatever the score', () => {
    const won = (text: string, winner: SeasonMatch['winner'], rest: Partial<SeasonMatch> = {}) =>
      match(text, { winner, ...rest });
    const cricket = { sport: 'cricket' } as const;
    const reset = [won('A-B 203:131', 'away'), won('B-A 120:120', 'home'), ...matches('A-B, A-B')];
    expect(shown(reset, cricket)).toEqual(['B4 A0']);
    expect(shown([won('A-B 450:300', 'draw'), match('A-B')], cricket)).toEqual(['A1 B1']);
    expect(shown([won('A-B', 'away', { status: 'awarded' })], cricket)).toEqual(['B2 A0']);
    const forfeit = won('A-B 9:2', 'away', { status: 'awarded' });
    const [table] = tables([forfeit], { sport: 'baseball', name: 'MLB' });
    expect(table!.rows).toMatchObject([
      { teamId: 2, won: 1, scored: 2, form: ['win'] },
      { teamId: 1, lost: 1, scored: 9, form: ['loss'] },
    ]);
    const sets = won('A-B 2:1', 'away', { status: 'awarded' });
    expect(shown([sets], { sport: 'volleyball' })).toEqual(['B3 A0']);
  });

  test('of cricket has a point for each side of a match without a result, which both have played', () => {
    const season = [
      ...matches('A-B 160:150, C-A 140:139, B-C 120:121'),
      match('A-C', { status: 'abandoned' }),
      match('C-B', { status: 'cancelled' }),
    ];
    const [table] = tables(season, { sport: 'cricket' });
    const rows = table!.rows.map(({ teamId, played, won, drawn, lost, points }) => [
      sideOf(teamId),
      ...[played, won, drawn, lost, points],
    ]);
    expect(rows).toEqual([
      ['C', 3, 2, 1, 0, 5],
      ['A', 3, 1, 1, 1, 3],
      ['B', 2, 0, 0, 2, 0],
    ]);
  });

  test('of cricket parts who is level by net run rate, where the overs of all are known', () => {
    const over = (runs: number, overs: number) => ({ runs, overs });
    const won = (text: string, home: ReturnType<typeof over>, away: ReturnType<typeof over>) =>
      match(text, { batting: { home, away } });
    const season = [
      won('A-B 160:100', over(160, 20), over(100, 20)),
      won('B-C 200:100', over(200, 20), over(100, 20)),
      won('C-A 101:100', over(101, 10), over(100, 20)),
    ];
    const [table] = tables(season, { sport: 'cricket' });
    expect(table!.rows.map(({ teamId, runRate }) => [sideOf(teamId), runRate])).toEqual([
      ['B', 1],
      ['A', -0.2],
      ['C', -0.8],
    ]);
    const unknown = tables([...season, match('A-B 1:0', { batting: null })], { sport: 'cricket' });
    expect(unknown[0]!.rows.find(({ teamId }) => teamId === idOf('A'))!.runRate).toBeNull();
  });

  test('of football has a draw where a shoot-out followed', () => {
    expect(shown([match('A-B 1:1', { winner: 'away' })])).toEqual(['A1 B1']);
    expect(shown([match('A-B 1:1', { winner: 'away', status: 'awarded' })])).toEqual(['B3 A0']);
  });

  test('ranks nobody before anything is played', () => {
    const ranks = (season: SeasonMatch[]) => tables(season)[0]!.rows.map(({ rank }) => rank);
    expect(ranks(matches('A-B, C-D'))).toEqual([null, null, null, null]);
    expect(ranks(matches('A-B 1:0, C-D'))).toEqual([1, 2, null, null]);
  });

  test('tells how many matches have no known result, and ranks who has played alone', () => {
    const [table] = tables([
      ...matches('A-B 1:0, C-D 2:2'),
      ...matches('E-F, A-C, B-E', { status: 'unknown' }),
      ...matches('A-F'),
    ]);
    expect(table!.unknown).toBe(3);
    expect(table!.rows.map(({ teamId, rank }) => [sideOf(teamId), rank])).toEqual([
      ...[
        ['A', 1],
        ['C', 2],
        ['D', 2],
        ['B', 4],
      ],
      ...[
        ['E', null],
        ['F', null],
      ],
    ]);
  });

  test('lets sides level in all share a place', () => {
    const [table] = tables(matches('A-C 1:0, B-D 1:0'));
    expect(table!.rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
  });
});

describe('points', () => {
  const win = matches('A-B 1:0, B-C 1:1');

  test.each([
    ['GB-ENG', 1980, 2],
    ['GB-ENG', 1981, 3],
    ['DE', 1994, 2],
    ['DE', 1995, 3],
    ['IT', 1994, 3],
    ['XX', 1994, 2],
    ['XX', 1995, 3],
  ])('for a win in %s in %i are %i', (country, year, points) => {
    expect(shown(win, { country, year })[0]).toMatch(`A${points}`);
  });

  test.each([
    ['World Cup', 1990, 2],
    ['World Cup', 1994, 3],
    ['UEFA Champions League', 1994, 2],
    ['UEFA Champions League', 1995, 3],
  ])('for a win of %s %i are %i', (name, year, points) => {
    const season = matches('A-B 1:0, B-C 1:1', { group: 'Group A' });
    expect(shown(season, { name, year, country: null })[0]).toMatch(`A${points}`);
  });

  test('are taken away, and the row says how many', () => {
    const teams = new Map([[1, { name: 'Everton FC', abbr: null }]]);
    const [table] = tables(matches('A-B 1:0, B-C 1:1'), { country: 'GB-ENG', year: 2023, teams });
    expect(table!.rows.at(-1)).toMatchObject({ teamId: 1, points: -5, adjustment: -8 });
  });

  test.each([
    ['Serie B', 'IT', 2013, 'AC Siena', -8],
    ['Serie B', 'IT', 2014, 'Brescia Calcio', -6],
    ['Serie B', 'IT', 2015, 'Virtus Lanciano', -4],
    ['Serie B', 'IT', 2016, 'Latina Calcio', -7],
    ['Serie B', 'IT', 2016, 'Benevento Calcio', -1],
    ['Serie B', 'IT', 2016, 'US Avellino', -2],
    ['Serie B', 'IT', 2022, 'Reggina 1914', -5],
    ['Serie B', 'IT', 2017, 'FC Bari 1908', -2],
    ['Serie B', 'IT', 2019, 'Trapani Calcio', -2],
    ['3. Liga', 'DE', 2014, 'SpVgg Unterhaching', -2],
    ['3. Liga', 'DE', 2017, 'Rot-Weiß Erfurt', -10],
    ['3. Liga', 'DE', 2017, 'Chemnitzer FC', -9],
    ['League One', 'GB-ENG', 2015, 'Bury FC', -3],
    ['League One', 'GB-ENG', 2015, 'Shrewsbury Town', 0],
    ['League Two', 'GB-ENG', 2006, 'Boston United', -10],
    ['Ligue 2', 'FR', 2022, 'AS Saint-Étienne', -3],
    ['Championship', 'GB-SCT', 2010, 'Dundee FC', -25],
    ['Championship', 'GB-SCT', 2010, 'Dundee United', 0],
    ['League One', 'GB-SCT', 2024, 'Inverness Caledonian Thistle', -15],
    ['League Cup', 'GB-SCT', 2024, 'Inverness Caledonian Thistle', 0],
    ['Super League', 'CN', 2013, 'Shanghai Shenhua', -6],
    ['A-League', 'AU', 2006, 'Sydney FC', -3],
    ['Super League', 'GR', 2018, 'AEK Athen', -3],
    ['Super League', 'GR', 2018, 'Panathinaikos', -11],
    ['Super League', 'CH', 2011, 'FC Sion', -36],
    ['Serie A', 'IT', 2006, 'AC Milan', -8],
    ['Serie A', 'IT', 2006, 'FC Internazionale Milano', 0],
    ["Women's Super League", 'GB-ENG', 2023, 'Everton Women', 0],
    ['Premier League 2', 'GB-ENG', 2023, 'Everton U21', 0],
    ['Serie A Femminile', 'IT', 2022, 'Juventus', 0],
  ])('of %s in %s, %i: %s has %i', (name, country, year, side, adjustment) => {
    const teams = new Map([[2, { name: side, abbr: null }]]);
    const season = matches('A-B 1:0, B-C 1:1', { round: 'Matchday 1' });
    const [table] = tables(season, { name, country, year, teams });
    expect(table!.rows.find(({ teamId }) => teamId === 2)!.adjustment).toBe(adjustment);
  });

  test('are taken after a split in the table that follows it alone, and are not halved', () => {
    const teams = new Map([[1, { name: 'LASK', abbr: null }]]);
    const season = [
      ...doubleRound('ABCDEF', { round: 'Matchday 1' }),
      ...doubleRound('ABC', { round: 'Championship, Matchday 11' }),
      ...doubleRound('DEF', { round: 'Relegation, Matchday 11' }),
    ];
    const all = tables(season, { country: 'AT', year: 2019, teams });
    const rowsOfLask = all.flatMap(({ rows }) => rows.filter(({ teamId }) => teamId === 1));
    // Ten wins are 30 points, 15 of which are left for the split; there four more wins are 12.
    expect(rowsOfLask.map(({ points, adjustment }) => [points, adjustment])).toEqual([
      [23, -4],
      [30, 0],
    ]);
  });

  test('of volleyball depend on the sets', () => {
    expect(shown(matches('A-B 3:2, C-D 3:1'), { sport: 'volleyball' })).toEqual(['C3 A2 B1 D0']);
  });
});

describe('who is level', () => {
  // A and B have four points; A has the better difference, B won against A.
  const level = matches('B-A 1:0, A-C 5:0, C-B 1:0, A-D 1:1, D-B 1:1');

  test('is ordered by difference where the league does so', () => {
    expect(shown(level)[0]).toMatch(/^A4 B4/);
  });

  test('is ordered by the matches among them where the league does so, once they are played', () => {
    expect(shown(level, { country: 'ES' })[0]).toMatch(/^B4 A4/);
    expect(shown([...level, match('A-B')], { country: 'ES' })[0]).toMatch(/^A4 B4/);
  });

  test('is ordered by goal average in old times', () => {
    // 4:1 is the better average, 8:4 the better difference.
    const season = matches('A-C 8:4, B-D 4:1');
    expect(shown(season, { country: 'GB-ENG', year: 1970 })[0]).toMatch(/^B2 A2/);
    expect(shown(season, { country: 'GB-ENG', year: 1976 })[0]).toMatch(/^A2 B2/);
  });

  test('is ordered by wins, or by goals, where the league does so', () => {
    const season = matches('A-C 1:0, A-D 0:9, B-C 1:1, B-D 0:0, E-B 1:1');
    expect(shown(season, { country: 'BR' })[0]).toMatch(/A3 B3/);
    expect(shown(season)[0]).toMatch(/B3 A3/);
  });

  test('is compared anew when others have been separated', () => {
    // Of three that are level C scored least; of A and B, level still, A won, though B's difference is better.
    const season = matches('A-B 2:1, B-C 1:0, C-A 1:0, B-D 5:0, A-D 1:0, C-D 1:0');
    expect(shown(season, { country: 'GR' })).toEqual(['A6 B6 C6 D0']);
  });

  test('is ordered by the play-off that was played for it', () => {
    const season = [
      ...matches('A-C 5:0, B-D 1:0, C-B 1:0, D-A 1:0', { group: 'Group 1' }),
      match('B-A 2:1', { group: 'Group 1', round: 'Group 1 Play-off' }),
    ];
    const about = { name: 'World Cup', country: null, year: 1958 };
    const [table] = tables(season, about);
    const places = table!.rows.map(({ teamId }) => sideOf(teamId));
    expect(places.indexOf('B')).toBeLessThan(places.indexOf('A'));
    expect(table!.rows.every(({ played }) => played === 2)).toBe(true);
  });

  test('is told to be in the usual order where the rules are not known', () => {
    expect(tables(level)[0]).toMatchObject({ orderKnown: true });
    expect(tables(level, { country: 'XX' })[0]).toMatchObject({
      orderKnown: false,
      order: ['points', 'difference', 'scored'],
    });
  });
});

describe('a season', () => {
  test('has a table for each half that it is played in, without the play-offs', () => {
    const season = [
      ...matches('A-B 1:0, B-C 1:0, C-A 1:1', { round: 'Apertura, Matchday 1' }),
      ...matches('A-C 4:0', { round: 'Apertura Playoffs, Final' }),
      ...matches('B-A 1:0, C-B 2:0, A-C 0:0', { round: 'Clausura, Matchday 1' }),
      ...matches('C-B 1:0, B-C 1:0', { round: 'Clausura Playoffs, Round 1' }),
    ];
    expect(shown(season, { country: 'MX' })).toEqual(['Clausura: C4 B3 A1', 'Apertura: A4 B3 C1']);
  });

  test('that is split goes on with what was won before, and shares out the places', () => {
    const season = [
      ...doubleRound('ABCDEF'),
      ...doubleRound('ABC', { round: 'Championship, Matchday 2' }),
      // The relegation group wins more than the last of the others: it stays below.
      ...matches('D-E 1:0, E-F 1:0, F-D 0:1, D-F 1:0, E-D 0:1, F-E 0:1', {
        round: 'Relegation, Matchday 2',
      }),
    ];
    expect(shown(season)).toEqual([
      'Championship: A42 B30 C18',
      'Relegation: D24 E12 F0',
      'A30 B24 C18 D12 E6 F0',
    ]);
    expect(tables(season)[1]!.rows.map(({ rank, played }) => [rank, played])).toEqual([
      [4, 14],
      [5, 14],
      [6, 14],
    ]);
  });

  test('that is split in Austria halves the points, and prefers who lost half a one', () => {
    const six = [...doubleRound('ABCDEF'), match('A-D 0:0')];
    const split = [
      ...six,
      ...matches('A-B 0:0, B-C 0:0, C-A 0:1', { round: 'Championship, Matchday 9' }),
    ];
    // 31, 24 and 18 points make 15, 12 and 9.
    expect(shown(split, { country: 'AT' })[0]).toBe('Championship: A19 B14 C10');
    expect(tables(split, { country: 'AT' })[0]!.order.slice(0, 2)).toEqual(['points', 'rounding']);
  });

  test('whose source does not say that it was split shows who met more often than all did', () => {
    const season = [...doubleRound('ABCDEFGH'), ...doubleRound('ABCD'), ...doubleRound('EFGH')];
    const found = tables(season, { country: 'GB-SCT' });
    expect(found.map(({ split, rows }) => [split, rows.length, rows[0]!.rank])).toEqual([
      [true, 4, 1],
      [true, 4, 5],
      [false, 8, 1],
    ]);
    expect(found[2]!.rows.every(({ played }) => played === 14)).toBe(true);
  });

  test('has groups as its source names them, the later ones apart, without what follows', () => {
    const season = [
      ...matches('A-B 1:0, B-C 1:0, C-A 0:1', { group: 'Group 1' }),
      ...matches('D-E 1:0, E-F 1:0, F-D 0:1', { group: 'Group 2' }),
      ...matches('A-D 1:0, D-B 2:0, B-A 0:0', { group: 'Group A' }),
      match('A-D 9:0', { round: 'Final' }),
      match('B-E 9:0', { round: null }),
    ];
    expect(shown(season, { name: 'World Cup', country: null })).toEqual([
      'Group 1: A6 B3 C0',
      'Group 2: D6 E3 F0',
      'Group A: A4 D3 B1',
    ]);
  });

  test('has groups that only the rounds name', () => {
    const season = [
      ...matches('A-B 1:0, B-C 1:0', { stage: 'Group Stage', round: 'Group A - 1' }),
      ...matches('D-E 1:0, A-F 1:0', { stage: 'Group Stage', round: 'Group B - 1' }),
    ];
    expect(shown(season)).toEqual(['Group A: A3 B3 C0', 'Group B: A3 D3 E0 F0']);
  });

  test('has groups of who plays whom where nobody names them, though they meet others once', () => {
    const season = [...doubleRound('ABCD'), ...doubleRound('EFGH'), match('A-H 0:9')];
    const rounds = season.map((one) => ({ ...one, round: 'Group, Matchday 1' }));
    const qualifying = matches('A-H 1:0, H-A 1:0', { round: 'Qualifying, Round 1' });
    expect(shown([...qualifying, ...rounds], { country: null, name: 'Copa Libertadores' })).toEqual(
      ['A18 B12 C6 D0', 'E18 F12 G6 H3'],
    );
  });

  test('has a final round of all against all as a table of its own', () => {
    const season = [
      ...matches('A-B 1:0, C-D 1:0, E-F 1:0', { group: 'Group 1', round: 'First round' }),
      ...matches('A-C 1:0, C-E 1:0, E-A 0:1', { round: 'Final Round' }),
    ];
    expect(shown(season, { name: 'World Cup', country: null, year: 1950 })[0]).toBe(
      'Final Round: A4 C2 E0',
    );
  });

  test.each([
    ['a cup', 'Test Cup', 'Round 1'],
    ['a cup of two legs', 'Test Trophy', 'Round of 16'],
    ['play-offs', 'First Division', 'Playoffs'],
    ['exhibition matches', 'Club Friendlies', 'Matchday 1'],
    ['preseason', 'First Division', 'Preseason'],
    ['qualifying', 'Champions League', '1st Qualifying Round'],
  ])('of %s has no table', (_, name, round) => {
    const season = matches('A-B 1:0, C-D 1:0, E-F 1:0, G-H 0:1', { round });
    expect(shown(season, { name })).toEqual([]);
    const competition = {
      sport: 'soccer',
      name,
      country: 'DE',
      year: 2020,
      teams: new Map(),
    } as const;
    expect(hasTable(season, competition)).toBe(false);
  });

  test('in which who loses is out has no table, whatever it is called', () => {
    const rounds = (text: string, round: string) => matches(text, { round });
    const season = [
      ...rounds('A-B 1:0, C-D 1:0, E-F 1:0, G-H 1:0', 'Round 1'),
      ...rounds('A-C 1:0, E-G 1:0', 'Round 2'),
      ...rounds('A-E 1:0', 'Round 3'),
    ];
    expect(shown(season)).toEqual([]);
  });

  test('has a table after its first matchday, when nobody has met two others', () => {
    expect(shown(matches('A-B 1:0, C-D 1:1'))).toEqual(['A3 C1 D1 B0']);
  });

  test.each([
    [2021, ['A6 B3 C0', 'D6 E3 F0']],
    [2022, ['A6 B3', 'D6 E3 C0 F0']],
    [2025, ['A6 B3 C0', 'D6 E3 F0']],
  ])('of Major League Soccer in %i has a table for each conference', (year, sides) => {
    const names = [
      ...['Inter Miami CF', 'CF Montréal', 'Nashville SC'],
      ...['Los Angeles FC', 'San Diego FC', 'Sporting Kansas City'],
    ];
    const teams = new Map(names.map((name, index) => [index + 1, { name, abbr: null }]));
    const season = matches('A-E 1:0, A-C 1:0, B-F 1:0, D-B 1:0, D-C 1:0, E-F 1:0');
    const about = { name: 'Major League Soccer', country: 'US', year, teams } as const;
    expect(shown(season, about)).toEqual([
      `Eastern Conference: ${sides[0]}`,
      `Western Conference: ${sides[1]}`,
    ]);
  });

  test('of conferences has a table for each, by share of wins and without points', () => {
    const teams = new Map(
      ['BOS', 'NYK', 'LAL', 'GSW'].map((abbr, index) => [index + 1, { name: abbr, abbr }]),
    );
    const season = matches('A-B 99:90, C-D 99:90, A-D 90:91, C-B 99:90', {
      stage: 'Regular Season',
      round: 'Week 1',
    });
    const playOffs = matches('A-C 99:90, C-A 99:90', { stage: 'Playoffs', round: null });
    const about = { sport: 'basketball', name: 'NBA', country: 'US', year: 2018, teams } as const;
    expect(shown([...season, ...playOffs], about)).toEqual([
      'Eastern Conference: A B',
      'Western Conference: C D',
    ]);
  });
});
