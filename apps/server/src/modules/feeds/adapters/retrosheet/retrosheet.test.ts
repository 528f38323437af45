import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { eventFile, half, outs, roster, teams } from '../fixtures/retrosheet-games.ts';
import { retrosheet } from './retrosheet.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const now = new Date('2020-06-01T00:00:00Z');
const file = (name: string, content: string) => own.file(name, content);
const read = (files: string[]) => readAll(retrosheet, files, now);
const game = (lines: string[], told: Record<string, string> = {}) =>
  read([file('2019BOS.EVA', eventFile(lines, told))]);

type BoxScore = Extract<Sheet, { kind: 'boxScore' }>;
async function box(lines: string[]) {
  const { messages, quarantined } = await game([...lines, 'com,"$Game called for rain"']);
  expect(quarantined).toEqual([]);
  const sheet = of(messages, 'sheet')[0]?.sheet as BoxScore;
  const [away, home] = sheet.parts;
  const line = (side: typeof away, id: string) =>
    side?.batting.find(({ playerId }) => playerId === id);
  const pitched = (side: typeof away) =>
    side?.pitching.map(
      ({ playerId, outs: out, hits, runs, earnedRuns, walks, strikeouts }) =>
        `${playerId} ${out} ${hits} ${runs} ${earnedRuns} ${walks} ${strikeouts}`,
    );
  return { away, home, line, pitched };
}

describe('a game', () => {
  it('is told with clubs, park, day and the time at the park', async () => {
    const files = [file('2019BOS.EVA', eventFile(half(1, 0, 1, ...outs))), file('TEAM2019', teams)];
    const expected = {
      match: 'BOS201907040',
      gameId: 205,
      league: { name: 'MLB' },
      season: '2019',
      stage: 'Regular Season',
      home: { id: 'BOS', name: 'Boston Red Sox' },
      away: { id: 'SEA', name: 'Seattle Mariners' },
      startsAt: '2019-07-04T23:10:00.000Z',
      date: '2019-07-04',
      venue: 'Fenway Park',
    };
    expect((await read(files)).fixtures[0]).toMatchObject(expected);
    // The list of teams is found beside it.
    expect((await read([files[0]!])).fixtures[0]).toMatchObject(expected);
  });

  it('may be one of two that day, at another park, of no known hour', async () => {
    const told = { number: '2', starttime: '0:00PM', site: 'XYZ01' };
    const { fixtures } = await game(half(1, 0, 1, ...outs), told);
    expect(fixtures[0]).toMatchObject({ round: 'Doubleheader, Game 2', startsAt: null });
    expect(fixtures[0]?.venue).toBeUndefined();
  });

  it.each([
    ['7', 7],
    ['9', undefined],
    ['', undefined],
  ])(
    'that is planned over "%s" innings says so where they are not nine',
    async (innings, planned) => {
      const { fixtures } = await game(half(1, 0, 1, ...outs), { innings });
      expect(fixtures[0]?.regularPeriods).toBe(planned);
    },
  );

  it.each([
    ['2019AS.EVE', {}, 'All-Star'],
    ['2019ALCS.EVE', {}, 'League Championship Series'],
    ['2019WAS.EVN', {}, 'Regular Season'],
    ['2019WAS.EVN', { gametype: 'worldseries' }, 'World Series'],
  ])('in %s %j is of the %s', async (name, told, stage) => {
    const { fixtures } = await read([file(name, eventFile(half(1, 0, 1, ...outs), told))]);
    expect(fixtures[0]?.stage).toBe(stage);
  });

  it('has its score from the plays alone', async () => {
    const { states, quarantined } = await game(
      [
        ...half(1, 0, 1, 'S8', 'HR7/F7.1-H', ...outs),
        ...half(1, 1, 1, 'W', 'SB2.1-3(E2/TH)', '8/SF.3-H', 'T9', 'WP.3-H(UR)', 'K', 'K'),
        ...half(2, 0, 6, 'E5/G5', '64(1)3/GDP', 'K'),
        ...half(2, 1, 6, 'D7', 'S8.2-H'),
      ],
      { innings: '2' },
    );
    expect(quarantined).toEqual([]);
    expect(states[0]).toMatchObject({
      status: 'ended',
      score: { home: 3, away: 2 },
      winner: 'home',
      periods: [
        { key: 'inning1', home: 2, away: 2 },
        { key: 'inning2', home: 1, away: 0 },
      ],
      columns: [
        { key: 'hits', home: '3', away: '2' },
        { key: 'errors', home: '1', away: '1' },
      ],
    });
  });

  it('tells of the half that was not played: who leads has no need to bat again', async () => {
    const lead = [
      ...half(1, 0, 1, ...outs),
      ...half(1, 1, 1, 'HR', ...outs),
      ...half(2, 0, 4, ...outs),
    ];
    const { states } = await game(lead);
    expect(states[0]?.periods).toEqual([
      { key: 'inning1', home: 1, away: 0 },
      { key: 'inning2', home: 0, away: 0, unplayed: 'home' },
    ]);
    expect(states[0]?.score).toEqual({ home: 1, away: 0 });
    const line = await game(['line,0,0,2', 'line,1,3,x']);
    expect(line.states[0]?.periods[1]).toEqual({
      ...{ key: 'inning2', home: 0, away: 2 },
      unplayed: 'home',
    });
  });

  it('tells of everyone who appeared what he has not done, of substitutes who did nothing, too', async () => {
    const { lineups } = await game([
      ...half(1, 0, 1, 'S8', ...outs),
      'sub,hom10,"hom 10",1,0,1',
      ...half(1, 1, 1, 'HR', ...outs),
      'sub,vis11,"vis 11",0,3,3',
      ...half(2, 0, 5, ...outs),
    ]);
    const of = (id: string) =>
      lineups.flatMap(({ players }) => players).find(({ playerId }) => playerId === id)!.statistics;
    expect(of('hom1')).toMatchObject({ homeRuns: 1, triples: 0, stolenBases: 0, errors: 0 });
    expect(of('vis1')).toMatchObject({
      hits: 1,
      doubles: 0,
      triples: 0,
      homeRuns: 0,
      hitByPitch: 0,
    });
    expect(of('vis11')).toEqual({ stolenBases: 0, errors: 0 });
  });

  it('goes beyond the ninth inning, with a runner on second', async () => {
    const nine = Array.from({ length: 9 }, (_, inning) => [
      ...half(inning + 1, 0, 1, ...outs),
      ...half(inning + 1, 1, 1, ...outs),
    ]).flat();
    const { states, quarantined } = await game([
      ...nine,
      'radj,vis9,2',
      ...half(10, 0, 1, 'S8.2-H(UR)', ...outs),
      'radj,hom9,2',
      ...half(10, 1, 1, 'S8.2-H(UR)', 'K', 'HR.1-H'),
    ]);
    expect(quarantined).toEqual([]);
    expect(states[0]?.score).toEqual({ home: 3, away: 1 });
    expect(states[0]?.periods.at(-1)).toEqual({ key: 'extra1', home: 3, away: 1 });
  });

  it('may begin with the home side at bat', async () => {
    const { states, quarantined } = await game(
      [
        ...half(1, 1, 1, 'HR', ...outs),
        ...half(1, 0, 1, ...outs),
        'radj,hom9,2',
        ...half(2, 1, 5, 'S8.2-H', ...outs),
      ],
      { htbf: 'true' },
    );
    expect(quarantined).toEqual([]);
    expect(states[0]?.score).toEqual({ home: 2, away: 0 });
  });

  it('that was called, tied or forfeited says so', async () => {
    const called = [
      ...half(1, 0, 1, 'S8', 'K'),
      'com,"$Game called for rain after a delay"',
      'com,"of an hour"',
    ];
    expect((await game(called)).states[0]).toMatchObject({
      status: 'ended',
      winner: 'draw',
      note: 'Game called for rain after a delay of an hour',
    });
    const suspended = ['com,"$Game suspended; rain"', ...half(1, 0, 1, 'HR', ...outs)];
    expect((await game(suspended)).states[0]).toMatchObject({ note: null, winner: 'away' });
  });

  describe('that breaks off', () => {
    const level = Array.from({ length: 4 }, (_, inning) => [
      ...half(inning + 1, 0, 1, ...outs),
      ...half(inning + 1, 1, 1, ...outs),
    ]).flat();
    const fifth = [...level, ...half(5, 0, 1, ...outs)];

    it.each([
      [
        'in a half-inning',
        [...fifth, ...half(5, 1, 1, 'HR', 'K')],
        {},
        'of the home side ends with 1 out',
      ],
      [
        'as the home side goes ahead, before the last inning',
        [...fifth, ...half(5, 1, 1, 'HR')],
        {},
        'of the home side ends with 0 out',
      ],
      [
        'in the last inning, the home side ahead before',
        [...fifth, ...half(5, 1, 1, 'HR', 'K')],
        { innings: '5' },
        'ends with 1 out',
      ],
      [
        'in a half-inning of the visitors',
        [...level, ...half(5, 0, 1, 'HR')],
        {},
        'of the visitors ends with 0 out',
      ],
      [
        'between innings, level',
        fifth,
        { wp: 'visp' },
        'its winning pitcher visp is not of who leads 0-0',
      ],
      [
        'between innings, the other side ahead',
        [...fifth, ...half(5, 1, 1, 'HR', ...outs)],
        { wp: 'visp' },
        'its winning pitcher visp is not of who leads 0-1',
      ],
      [
        'before its winning pitcher came',
        [...fifth, ...half(5, 1, 1, 'HR', ...outs)],
        { wp: 'homq' },
        'its winning pitcher homq is not of who leads',
      ],
    ])('%s has no winner, and is told', async (_, lines, told, reason) => {
      const { states, quarantined } = await game(lines, told);
      expect(states[0]).toMatchObject({ status: 'unknown', winner: null });
      expect(quarantined).toMatchObject([
        {
          place: expect.stringMatching(/^game BOS201907040, line \d+$/),
          reason: expect.stringContaining(reason),
        },
      ]);
    });

    it('is whole where it says that it was called, or the last run ended it', async () => {
      const cut = [...fifth, ...half(5, 1, 1, 'HR', 'K')];
      const called = await game([...cut, 'com,"$Game called for rain"'], { wp: 'homp' });
      expect(called.states[0]).toMatchObject({ status: 'ended', winner: 'home' });
      const won = await game([...fifth, ...half(5, 1, 1, 'K', 'HR')], { innings: '5', wp: 'homp' });
      expect(won.states[0]).toMatchObject({ status: 'ended', winner: 'home' });
      expect([...called.quarantined, ...won.quarantined]).toEqual([]);
    });
  });

  it.each([
    ['Game forfeited to Boston', 'home'],
    ['$Game forfeited to BOS; fans came on the field', 'home'],
    ['Game forfeited by the Mariners when they did not come', 'home'],
    ['Game forfeited to visiting team', 'away'],
    ['Game forfeited after a brawl of Boston and Seattle', null],
    ['Game forfeited to the better of Boston and Seattle', null],
  ])('that ends with %s is given to %s, whatever its score', async (remark, winner) => {
    const files = [
      file('2019BOS.EVA', eventFile([...half(1, 0, 1, 'HR'), `com,"${remark}"`])),
      file('TEAM2019', teams),
    ];
    const { states } = await read(files);
    expect(states[0]).toMatchObject({ status: 'awarded', score: { home: 0, away: 1 }, winner });
  });

  it.each([
    ['Game forfeited to St. Louis (A.L.)', 'home'],
    ['Game forfeited by the Nine++; no lights', 'home'],
    ['Game forfeited to Louis', null],
    ['Game forfeited to the Niners', null],
  ])('that ends with %s is given to %s: a name is no pattern', async (remark, winner) => {
    const files = [
      file('2019BOS.EVA', eventFile([...half(1, 0, 1, 'HR'), `com,"${remark}"`])),
      file('TEAM2019', 'BOS,A,St. Louis (A.L.),Browns\r\nSEA,A,[Seattle,Nine++\r\n'),
    ];
    expect((await read(files)).states[0]).toMatchObject({ status: 'awarded', winner });
  });

  it('of a box score alone has its runs by inning', async () => {
    const { states } = await game(['line,0,0,2,1', 'line,1,1,0,x', 'stat,bline,hom1,1,1,0,4,1']);
    expect(states[0]).toMatchObject({
      status: 'ended',
      score: { home: 1, away: 3 },
      winner: 'away',
    });
  });
});

describe('the box score', () => {
  it('counts what each has done at bat', async () => {
    const { away, line } = await box([
      ...half(
        1,
        0,
        1,
        'W',
        'S8.1-3',
        '8/SF.3-H',
        '43/G4.1-2',
        'D7.2-H',
        'HP',
        'C/E2.2-3;1-2',
        'E6.3-H;2-3;1-2',
        'K',
      ),
      ...half(1, 1, 1, ...outs),
    ]);
    const figures = (id: string) => {
      const { atBats, runs, hits, runsBattedIn, walks, strikeouts } = line(away, id)!;
      return [atBats, runs, hits, runsBattedIn, walks, strikeouts].join(' ');
    };
    expect(figures('vis1')).toBe('0 1 0 0 1 0');
    expect(figures('vis2')).toBe('1 1 1 0 0 0');
    expect(figures('vis3')).toBe('0 0 0 1 0 0');
    expect(figures('vis5')).toBe('1 1 1 1 0 0');
    expect(figures('vis6')).toBe('0 0 0 0 0 0');
    expect(figures('vis7')).toBe('0 0 0 0 0 0');
    // Nobody is credited with a run that an error let in.
    expect(figures('vis8')).toBe('1 0 0 0 0 0');
    expect(figures('vis9')).toBe('1 0 0 0 0 1');
    expect(line(away, 'vis5')?.besides).toEqual({ doubles: 1 });
    expect(line(away, 'vis3')?.besides).toEqual({ sacrificeFlies: 1 });
    expect(away).toMatchObject({ innings: 1, leftOnBase: 3 });
  });

  it('credits no run that scores in a double play, and what the file says otherwise', async () => {
    const { away, line } = await box([
      ...half(
        1,
        0,
        1,
        'T8',
        'W',
        '64(1)3/GDP.3-H',
        'T8',
        'WP.3-H',
        'T8',
        'E4.3-H(RBI)',
        'D7.1-H(NR)',
        'K',
      ),
    ]);
    const batted = (id: string) => line(away, id)?.runsBattedIn;
    expect([batted('vis3'), batted('vis5'), batted('vis6'), batted('vis7')]).toEqual([0, 0, 1, 0]);
  });

  it('charges runs to the pitcher who let the runner on, through a force, too', async () => {
    const { home, pitched } = await box([
      ...half(1, 0, 1, 'W', 'NP'),
      'sub,homq,"hom q",1,0,1',
      ...half(1, 0, 2, '64(1)/FO.B-1', 'HR.1-H', 'K', 'K'),
      'data,er,homp,1',
      'data,er,homq,1',
    ]);
    expect(pitched(home)).toEqual(['homp 0 0 1 1 1 0', 'homq 3 1 1 1 0 2']);
  });

  it('believes the file about earned runs', async () => {
    const { home, pitched } = await box([
      ...half(1, 0, 1, 'E5', 'HR.1-H(UR)', ...outs),
      'data,er,homp,0',
    ]);
    expect(pitched(home)).toEqual(['homp 3 1 2 0 0 1']);
  });

  it('charges a walk and a strikeout to those whose count it was', async () => {
    const { away, home, line, pitched } = await box([
      'play,1,0,vis1,30,BBB,NP',
      'sub,homq,"hom q",1,0,1',
      'play,1,0,vis1,30,BBB.B,W',
      'play,1,0,vis2,02,CC,NP',
      'sub,visx,"vis x",0,2,11',
      'play,1,0,visx,02,CC.S,K',
    ]);
    expect(pitched(home)?.[0]).toBe('homp 0 0 0 0 1 0');
    expect(line(away, 'vis2')).toMatchObject({ atBats: 1, strikeouts: 1 });
    expect(line(away, 'visx')).toMatchObject({ atBats: 0, positions: ['PH'] });
  });

  it('lets one run for another, and counts pitches once', async () => {
    const { away, home, line } = await box([
      'play,1,0,vis1,10,BX,S8',
      'play,1,0,vis2,10,B,NP',
      'sub,visr,"vis r",0,1,12',
      'play,1,0,vis2,11,B.CX,HR.1-H',
    ]);
    expect(line(away, 'vis1')?.runs).toBe(0);
    expect(line(away, 'visr')?.runs).toBe(1);
    expect(home?.pitching[0]).toMatchObject({ pitches: 5, strikes: 3 });
  });

  it('names who won, lost and saved, and what each did in the line-up, too', async () => {
    const told = { wp: 'visp', lp: 'homp', save: '' };
    const { messages, lineups } = await game(half(1, 0, 1, 'HR', ...outs), told);
    const sheet = of(messages, 'sheet')[0]?.sheet as BoxScore;
    expect(sheet.parts.map(({ pitching }) => pitching[0]?.decision)).toEqual(['win', 'loss']);
    const pitcher = lineups[1]?.players.find(({ playerId }) => playerId === 'homp');
    expect(pitcher).toMatchObject({
      position: 'P',
      starter: true,
      statistics: { inningsPitched: 1, earnedRuns: 1, homeRunsAllowed: 1, strikeoutsPitched: 1 },
    });
  });
});

describe('the timeline', () => {
  it('has an entry for each play, change and remark', async () => {
    const { incidents } = await game([
      ...half(1, 0, 1, 'S8', 'NP'),
      'com,"$Red Sox challenged call at 1st;"',
      'com,"call upheld - single"',
      'com,"ej,vis4,P,ump01,Arguing"',
      'com,"umpchange,1,ump1b,x"',
      'sub,homq,"hom q",1,0,1',
      ...half(1, 0, 2, 'CS2(24)', 'HR', '64(1)3/GDP'),
    ]);
    const told = incidents.map(({ period, kind, side, player, other, score }) =>
      [period, kind, side, player, other, score && `${score.home}:${score.away}`].join(' '),
    );
    expect(told).toEqual([
      'inning1 single away vis 1 hom p ',
      'inning1 review    ',
      'inning1 ejection  vis 4  ',
      'inning1 substitution home hom q hom p ',
      'inning1 caughtStealing away vis 1 hom q ',
      'inning1 homeRun away vis 2 hom q 0:1',
      'inning1 out away vis 3 hom q ',
    ]);
    expect(incidents[1]?.text).toBe('Red Sox challenged call at 1st; call upheld - single');
  });
});

describe('what can not be', () => {
  it('is set aside with its line, and the rest is read', async () => {
    const { quarantined, states } = await game([
      ...half(1, 0, 1, 'K', 'S8.2-H'),
      ...half(1, 1, 1, 'HR', ...outs),
    ]);
    expect(quarantined.map(({ reason, place }) => `${place}: ${reason}`)).toEqual([
      'game BOS201907040, line 32: a runner moves who is not there',
      'game BOS201907040, line 33: a half-inning ends with 1 out',
    ]);
    expect(states[0]?.score).toEqual({ home: 1, away: 0 });
  });

  const clean = [
    ...half(1, 0, 1, 'W', 'SB2', 'HR.2-H', 'S8', 'SB2', ...outs),
    ...half(1, 1, 1, 'HR', 'S8', ...outs),
    ...half(2, 0, 7, ...outs),
    ...half(2, 1, 6, ...outs),
  ];
  const told = async (lines: string[]) => {
    const { messages, states, quarantined, incidents } = await game(lines);
    const sheet = of(messages, 'sheet')[0]?.sheet as BoxScore;
    const reasons = new Set(quarantined.map(({ reason }) => reason));
    return { faults: sheet.faults, score: states[0]?.score, plays: incidents.length, reasons };
  };

  it('is a play that stands twice: it is left out where nobody can have made it again', async () => {
    const once = await told(clean);
    expect(once).toMatchObject({ faults: undefined, score: { home: 1, away: 2 } });
    const twice = { ...once, reasons: new Set(['a play that stands twice']) };
    const firstHalf = clean.slice(0, 8);
    expect(await told(clean.flatMap((line) => [line, line]))).toEqual(twice);
    expect(await told([...firstHalf, ...clean])).toEqual(twice);
    expect(await told([...clean, ...clean])).toEqual(twice);
    expect(await told([...clean.slice(0, 4), ...clean])).toEqual(twice);
  });

  it('is a half-inning that is missing, or an earned run too many: the sheet counts the faults', async () => {
    const without = await told([...clean.slice(0, 8), ...clean.slice(13)]);
    expect(without.faults).toBe(1);
    expect(without.reasons).toEqual(new Set(['a half-inning is missing before it']));
    expect((await told([...clean, 'data,er,homp,2'])).faults).toBeUndefined();
    expect((await told([...clean, 'data,er,homp,3'])).faults).toBe(1);
    expect((await told([...clean, 'line,0,2,0', 'line,1,1,x'])).faults).toBeUndefined();
    expect((await told([...clean, 'line,0,2,1', 'line,1,1,x'])).faults).toBe(1);
  });

  it('is a game without visitors: it is set aside, and the others of the file are read', async () => {
    const lines = half(1, 0, 1, ...outs);
    const alone = eventFile(lines, {}, 'BOS201907050').replace('info,visteam,SEA\r\n', '');
    const { fixtures, quarantined } = await read([file('2019BOS.EVA', alone + eventFile(lines))]);
    expect(fixtures.map(({ match }) => match)).toEqual(['BOS201907040']);
    expect(quarantined).toMatchObject([
      { place: 'game BOS201907050, line 1', reason: expect.stringContaining('info,visteam') },
    ]);
  });

  it('is a date that the calendar has not: the id tells the day', async () => {
    const { fixtures, quarantined } = await game(half(1, 0, 1, ...outs), { date: '2019/13/45' });
    expect(fixtures[0]?.date).toBe('2019-07-04');
    expect(quarantined).toMatchObject([{ reason: 'not a date', raw: '2019/13/45' }]);
  });

  it.each([
    [
      'an id of no day',
      eventFile([], {}, 'BOS201913450'),
      'line 1',
      'no id of a game: BOS201913450',
    ],
    ['an unknown record', eventFile(['hello,world']), 'line 31', 'no record of the format: hello'],
    ['an unknown play', eventFile(half(1, 0, 1, 'Z9')), 'line 31', "a play that can't be read: Z9"],
    [
      'a play that is cut off',
      eventFile(['play,1,0,vis1,00,']),
      'line 31',
      'a play that is cut off',
    ],
    ['a player without a place', eventFile(['sub,x,"X",0,1']), 'line 31', 'no player: sub,x,X,0,1'],
    ['no id', `version,2\r\n${eventFile([])}`, 'line 1', 'no event file, roster or list of teams'],
    ['another format', '{"games":[]}', 'line 1', 'no event file, roster or list of teams'],
    ['nothing', '', 'file', 'empty'],
    ['a broken roster', `${roster}abcde001,Half`, 'line 3', 'no player: abcde001,Half'],
    ['a broken list of teams', `${teams}NYA`, 'line 3', 'no club: NYA'],
  ])('of %s is told by file and line', async (_, content, place, reason) => {
    const path = file('wrong.txt', content);
    const good = file('2019BOS.EVA', eventFile(half(1, 0, 1, ...outs)));
    await expect(read([path])).rejects.toMatchObject({
      name: 'FeedFileError',
      file: path,
      place,
      reason,
    });
    await expect(read([good, path])).rejects.toThrow(reason);
  });
});

describe('a replay', () => {
  const lines = [
    ...half(1, 0, 1, 'W BBCBB', 'HR7.1-H CFX', 'K SSS', '8/F8 X', '43/G4 BX'),
    ...half(1, 1, 1, 'S8 X', 'SB2 B', 'K B.CCS'),
    'com,"$Rain delay of 1:30"',
    ...half(1, 1, 3, '8/F8 X', 'D7.2-H X', '8/F8 X'),
  ];

  it('goes pitch by pitch in a steady pace, over the time the game took and its delays', async () => {
    const path = file('2019BOS.EVA', eventFile(lines));
    const [replay] = await replaysOf(retrosheet, [path], now);
    expect(replay?.timeline.at(-1)?.at).toBeCloseTo((60 + 90) * 60, 0);
    const told = replay?.timeline.flatMap(({ messages }) => messages) ?? [];
    const states = of(told, 'state').map(({ state }) => state);
    const column = (index: number, key: string) =>
      states[index]?.columns.find((one) => one.key === key);
    const counts = states.slice(0, 6).map((_, index) => column(index, 'count')?.away);
    expect(counts).toEqual(['0-0', '1-0', '2-0', '2-1', '3-1', '0-0']);
    expect(column(5, 'bases')).toEqual({ key: 'bases', home: '', away: '1' });
    expect(states.find(({ status }) => status === 'interrupted')?.note).toBe('Rain delay of 1:30');
    const scores = states.map(({ score }) => (score?.home ?? 0) + (score?.away ?? 0));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('ends as the file does', async () => {
    const path = file('2019BOS.EVA', eventFile(lines));
    const [replay] = await replaysOf(retrosheet, [path], now);
    const told = replay?.timeline.flatMap(({ messages }) => messages) ?? [];
    const all = await read([path]);
    expect(of(told, 'state').at(-1)?.state).toEqual(all.states[0]);
    expect(of(told, 'incidents').flatMap(({ items }) => items)).toEqual(all.incidents);
    expect(of(told, 'sheet').at(-1)?.sheet).toEqual(of(all.messages, 'sheet')[0]?.sheet);
    expect(of(told, 'statistics').at(-1)?.statistics).toEqual(all.statistics);
  });
});
