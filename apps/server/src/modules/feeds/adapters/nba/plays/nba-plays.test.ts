import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAll, replaysOf, scratch } from '../../fixtures/adapter-runs.ts';
import {
  dataPlays,
  livePlay,
  livePlays,
  statsPlays,
  statsRow,
  summary,
} from '../../fixtures/nba-games.ts';
import { nba } from '../../nba.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const file = (name: string, content: unknown) => own.file(name, content);
const read = (files: string[], now = new Date('2020-06-01T00:00:00Z')) => readAll(nba, files, now);

describe('plays of the stats service', () => {
  const rows = [
    statsRow(2, 12, '12:00', { wall: '11:58 PM' }),
    statsRow(4, 10, '12:00', {
      who: 'home',
      home: 'Jump Ball Ling vs. Bo: Tip to Bao',
      second: 'away',
    }),
    statsRow(7, 1, '11:40', { who: 'away', away: "Bo 25' 3PT Jump Shot (3 PTS)", score: '3 - 0' }),
    statsRow(9, 2, '11:20', {
      who: 'home',
      home: 'MISS Ling Layup',
      away: 'Bo BLOCK (1 BLK)',
      third: 'away',
    }),
    statsRow(8, 4, '11:20', { who: 'homeTeam', home: 'NUTS Rebound' }),
    statsRow(11, 3, '11:00', { who: 'home', home: 'Ling Free Throw 2PT (2 PTS)', score: '3 - 2' }),
    statsRow(12, 6, '10:50', { who: 'away', away: 'Bo T.FOUL', action: 11 }),
    statsRow(13, 8, '10:50', { who: 'home', home: 'SUB: Bao FOR Ling', second: 'home' }),
    statsRow(14, 13, '0:00', { wall: '12:20 AM', score: '3 - 2' }),
    statsRow(15, 12, '12:00', { period: 2, score: '3 - 2' }),
    statsRow(16, 13, '0:00', { period: 2, score: '3 - 2' }),
  ];

  it('count by row, score visitors first, and tell home from away', async () => {
    const { incidents, fixtures, quarantined } = await read([file('pbp.json', statsPlays(rows))]);
    expect(quarantined).toEqual([]);
    expect(fixtures[0]).toMatchObject({
      home: { id: '20', name: 'Denver Nuts', abbr: 'DEN' },
      away: { id: '10', name: 'Bao Aces', abbr: 'BAO' },
      date: null,
    });
    expect(
      incidents.map(({ key, kind, side, seconds, score }) => [
        key,
        kind,
        side,
        seconds,
        score && [score.home, score.away],
      ]),
    ).toEqual([
      ['2', 'periodStart', null, 720, null],
      ['4', 'jumpBall', null, 720, null],
      ['7', 'threePoints', 'away', 700, [0, 3]],
      ['9', 'shotMissed', 'home', 680, null],
      ['8', 'rebound', 'home', 680, null],
      ['11', 'freeThrow', 'home', 660, [2, 3]],
      ['12', 'foul', 'away', 650, null],
      ['13', 'substitution', 'home', 650, null],
      ['14', 'periodEnd', null, 0, [2, 3]],
      ['15', 'periodStart', null, 720, [2, 3]],
      ['16', 'periodEnd', null, 0, [2, 3]],
    ]);
    expect(incidents[3]).toMatchObject({
      player: 'Ling',
      other: 'Bo',
      text: 'MISS Ling Layup; Bo BLOCK (1 BLK)',
    });
    expect(incidents[7]).toMatchObject({ player: 'Bao', other: 'Ling' });
  });

  it('make statistics: a free throw may be worth two, technical fouls and team rebounds are none', async () => {
    const { statistics } = await read([file('pbp.json', statsPlays(rows))]);
    const of = (key: string, period = 'all') => {
      const { home, away } = statistics.find((s) => s.key === key && s.period === period) ?? {};
      return [home, away];
    };
    expect(of('points')).toEqual([2, 3]);
    expect(of('threePointersMade', 'q1')).toEqual([0, 1]);
    expect(of('blocks')).toEqual([0, 1]);
    expect(of('fouls')).toEqual([0, 0]);
    expect(of('rebounds')).toEqual([0, 0]);
    expect(of('freeThrowPercentage')).toEqual([100, 0]);
    expect(of('points', 'q2')).toEqual([0, 0]);
  });

  it('that stop early are a game in progress, or one whose end nobody knows', async () => {
    const plays = file('pbp.json', statsPlays(rows));
    const soon = await read([plays, file('sum.json', summary())], new Date('2020-01-03T01:00:00Z'));
    expect(soon.states[0]).toMatchObject({
      status: 'live',
      phase: 'halfTime',
      score: { home: 2, away: 3 },
    });
    expect((await read([plays])).states[0]).toMatchObject({ status: 'unknown' });
  });

  it('set aside a row without a clock', async () => {
    const { incidents, quarantined } = await read([
      file('pbp.json', statsPlays([...rows, statsRow(17, 4, 'half past')])),
    ]);
    expect(incidents).toHaveLength(rows.length);
    expect(quarantined).toMatchObject([{ place: 'PlayByPlay row 12' }]);
  });

  it('are timed by the minutes noted, over midnight, and never against the game clock', async () => {
    const replays = await replaysOf(nba, [file('pbp.json', statsPlays(rows))], new Date());
    const momentOf = (key: string) =>
      replays[0]?.timeline.find(({ messages }) =>
        messages.some((m) => m.type === 'incidents' && m.items.some((item) => item.key === key)),
      )?.at;
    expect(momentOf('7')).toBe(20);
    expect(momentOf('14')).toBe(22 * 60);
    expect(momentOf('16')).toBe(22 * 60 + 720);
  });
});

describe('plays of the data service', () => {
  it('name sides by the code of the game and places by the basket', async () => {
    const { fixtures, incidents, actions } = await read([file('d.json', dataPlays())]);
    expect(fixtures[0]).toMatchObject({
      date: '2016-11-30',
      home: { id: '20', name: null, abbr: 'OKC' },
      away: { id: '10', name: null, abbr: 'WAS' },
    });
    expect(incidents.map(({ kind, side }) => [kind, side])).toEqual([
      ['periodStart', null],
      ['twoPoints', 'away'],
      ['freeThrowMissed', 'home'],
      ['periodEnd', null],
    ]);
    // 12 feet out in front of the basket, the visitors attack to the left.
    expect(actions).toMatchObject([
      { order: 1, kind: 'shot', side: 'away', second: 21, success: true, x: 18.35, y: 53.8 },
    ]);
  });
});

describe('plays of the live service', () => {
  const made = { actionType: '2pt', subType: 'Layup', shotResult: 'Made' };
  const plays = [
    livePlay(2, { actionType: 'period', subType: 'start', teamId: 0 }),
    livePlay(9, {
      ...made,
      clock: 'PT11M10.00S',
      teamId: 20,
      scoreHome: '2',
      x: 8,
      y: 40,
      side: 'left',
    }),
    livePlay(7, {
      actionType: 'stoppage',
      subType: 'blood rule',
      clock: 'PT11M00.00S',
      scoreHome: '2',
    }),
    livePlay(10, { actionType: 'steal', clock: 'PT10M50.00S', scoreHome: '2' }),
    livePlay(12, {
      actionType: 'substitution',
      subType: 'out',
      clock: 'PT10M00.00S',
      scoreHome: '2',
      personId: 5,
      playerNameI: 'L. Out',
    }),
    livePlay(13, {
      actionType: 'substitution',
      subType: 'in',
      clock: 'PT10M00.00S',
      scoreHome: '2',
      personId: 6,
      playerNameI: 'N. In',
    }),
  ];

  it('go by their order number; who scored first tells who is at home', async () => {
    const shuffled = plays.toReversed();
    const { fixtures, incidents, actions } = await read([file('l.json', livePlays(shuffled))]);
    expect(fixtures[0]).toMatchObject({
      home: { id: '20' },
      away: { id: '10' },
      date: '2020-12-22',
    });
    expect(
      incidents.map(({ key, kind, player, other, text }) => [key, kind, player, other, text]),
    ).toEqual([
      ['2', 'periodStart', null, null, 'start'],
      ['9', 'twoPoints', null, null, 'Layup'],
      ['7', 'delay', null, null, 'blood rule'],
      ['12', 'substitution', 'N. In', 'L. Out', 'out; in'],
    ]);
    // The home side shot at the left end: it is turned to attack to the right.
    expect(actions).toMatchObject([{ side: 'home', x: 92, y: 60, second: 50 }]);
  });

  it('outrank the plays of another service', async () => {
    const other = statsPlays([statsRow(2, 12, '12:00'), statsRow(3, 13, '0:00')], '0022000001');
    const { incidents } = await read([file('a.json', other), file('b.json', livePlays(plays))]);
    expect(incidents).toHaveLength(4);
  });
});
