import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FeedFileError, type Quarantined, type TimedMatch } from './adapter.ts';
import {
  dataGame,
  dataPlays,
  dataSchedule,
  liveGame,
  livePlay,
  livePlays,
  liveSchedule,
  statsPlays,
  statsRow,
  summary,
  table,
} from './fixtures/nba-games.ts';
import { nba } from './nba.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nba-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file into the folder; what is not text becomes JSON. */
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function read(files: string[], now = new Date('2020-06-01T00:00:00Z')) {
  const quarantined: Quarantined[] = [];
  const messages: FeedMessage[] = [];
  const context = { now, quarantine: (entry: Quarantined) => quarantined.push(entry) };
  for await (const batch of nba.read(files, context)) messages.push(...batch.messages);
  for (const message of messages) feedMessage.parse(message);
  return {
    quarantined,
    messages,
    fixtures: messages.filter((message) => message.type === 'fixture'),
    states: messages.flatMap((message) => (message.type === 'state' ? [message.state] : [])),
    incidents: messages.flatMap((message) => (message.type === 'incidents' ? message.items : [])),
    actions: messages.flatMap((message) => (message.type === 'actions' ? message.items : [])),
    statistics: messages.flatMap((m) => (m.type === 'statistics' ? m.statistics : [])),
  };
}

describe('schedules', () => {
  it('of the data service: leagues, guests, results and the day at the venue', async () => {
    const { fixtures, states, quarantined } = await read([
      file(
        'any-name.json',
        dataSchedule([dataGame(), dataGame({ gid: '1021900002', st: '1', stt: '7:00 pm ET' })]),
      ),
    ]);
    expect(quarantined).toEqual([]);
    expect(fixtures[0]).toMatchObject({
      match: '1011900001',
      league: { id: '10', name: 'WNBA' },
      season: '2019',
      stage: 'Preseason',
      home: { id: '1611661319', name: 'Bao Aces', abbr: 'BAO' },
      away: { id: '82', name: 'China National Team' },
      startsAt: '2019-05-11T02:00:00.000Z',
      date: '2019-05-10',
    });
    expect(states[0]).toMatchObject({
      status: 'ended',
      score: { home: 98, away: 63 },
      winner: 'home',
    });
    expect(states[1]).toMatchObject({ status: 'unknown', score: null });
  });

  it('of the live service: open times and sides, postponed games, and what goes on now', async () => {
    const open = liveGame({
      gameStatusText: 'TBD',
      homeTeam: { teamId: 0, teamName: '', teamCity: '', teamTricode: '', score: 0 },
    });
    const postponed = liveGame({ gameId: '0022000002', postponedStatus: 'P' });
    const live = liveGame({ gameId: '0022000003', gameStatus: 2, gameStatusText: 'Q3 4:10' });
    const odd = liveGame({ gameId: '0022000004', postponedStatus: 'Z' });
    const { fixtures, states, quarantined } = await read(
      [file('s.json.gz', liveSchedule([open, postponed, live, odd]))],
      new Date('2020-12-23T02:00:00Z'),
    );
    expect(fixtures[0]).toMatchObject({
      season: '2020-21',
      startsAt: null,
      date: '2020-12-22',
      home: { id: 'tbd-home', name: 'TBD' },
      away: { name: 'Maccabi Bao' },
      round: 'East Group A',
    });
    expect(states.map(({ status, score }) => [status, score])).toEqual([
      ['notStarted', null],
      ['postponed', null],
      ['live', { home: 50, away: 48 }],
      ['notStarted', null],
    ]);
    expect(quarantined).toMatchObject([{ reason: 'unknown postponed status', raw: 'Z' }]);
  });

  it('of the stats service: two rows a game, the visitors with the @', async () => {
    const columns = [
      'TEAM_ID',
      'TEAM_ABBREVIATION',
      'TEAM_NAME',
      'GAME_ID',
      'GAME_DATE',
      'MATCHUP',
      'WL',
      'PTS',
    ];
    const rows = [
      [1, 'BAO', 'Bao Aces', '0021999999', '2020-01-02', 'BAO @ DEN', 'L', 95],
      [2, 'DEN', 'Denver Nuts', '0021999999', '2020-01-02', 'DEN vs. BAO', 'W', 99],
      [1, 'BAO', 'Bao Aces', '0021999998', '2020-01-03', 'BAO @ DEN', 'L', 95],
      [1, 'BAO', 'Bao Aces', '0021999997', '2020-01-05', 'BAO @ DEN', 'L', -95],
      [2, 'DEN', 'Denver Nuts', '0021999997', '2020-01-05', 'DEN vs. BAO', 'W', 99],
    ];
    const { fixtures, states, quarantined } = await read([
      file('log.json', table('LeagueGameFinderResults', columns, rows)),
    ]);
    expect(fixtures).toHaveLength(1);
    expect(fixtures[0]).toMatchObject({
      home: { name: 'Denver Nuts' },
      startsAt: null,
      season: '2019-20',
    });
    expect(states[0]).toMatchObject({ status: 'ended', score: { home: 99, away: 95 } });
    expect(quarantined.map(({ reason }) => reason)).toEqual([
      'not the rows of two teams',
      'no result',
    ]);
  });

  it('skip a game that makes no sense and keep the others', async () => {
    const { fixtures, quarantined } = await read([
      file('live.json', liveSchedule([liveGame({ gameId: 7 }), liveGame()])),
      file('data.json', dataSchedule([dataGame({ gdte: '2019-02-31' }), dataGame()])),
    ]);
    expect(fixtures).toHaveLength(2);
    expect(quarantined.map(({ place }) => place)).toEqual([
      'lscd[0].mscd.g[0].gdte',
      'gameDates[0].games[0].gameId',
    ]);
  });
});

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
      date: '2019-10-01',
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
    const context = { now: new Date(), quarantine: () => expect.unreachable() };
    const plays = file('pbp.json', statsPlays(rows));
    const replays: TimedMatch[] = [];
    for await (const replay of nba.timed?.([plays], context) ?? []) replays.push(replay);
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
      home: { id: '20', name: 'OKC' },
      away: { id: '10', name: 'WAS' },
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

describe('details beside', () => {
  it('tell a day, line-ups and places; box scores of a part of the game are nobody’s', async () => {
    file('game_details/stats_summary_0021900001.json', summary());
    const range = { RangeType: 2, StartRange: 0, EndRange: 100 };
    const columns = ['GAME_ID', 'TEAM_ID', 'TEAM_NAME', 'PTS'];
    const part = table(
      'TeamStats',
      columns,
      [
        ['0021900001', 10, 'Aces', 3],
        ['0021900001', 20, 'Nuts', 0],
      ],
      range,
    );
    file('game_details/stats_boxscore_0021900001.json', part);
    const plays = statsPlays([
      statsRow(2, 12, '12:00'),
      statsRow(3, 4, '11:00', { who: 'home' }),
      statsRow(4, 4, '10:00', { who: 'away' }),
    ]);
    const { fixtures, states } = await read([file('pbp/stats_0021900001.json', plays)]);
    expect(fixtures[0]).toMatchObject({ date: '2020-01-02', venue: 'Bao Hall' });
    expect(states[0]).toMatchObject({ score: { home: 0, away: 0 } });
  });

  it('that are broken hinder nothing', async () => {
    const broken = file('pbp/data_0021900001.json', '{');
    const plays = statsPlays([
      statsRow(2, 1, '12:00', { who: 'home' }),
      statsRow(3, 1, '11:00', { who: 'away' }),
    ]);
    const { fixtures, quarantined } = await read([file('pbp/stats_0021900001.json', plays)]);
    expect(fixtures).toHaveLength(1);
    expect(quarantined).toMatchObject([{ file: broken }]);
  });
});

it('reads the other files before it tells what is wrong with one', async () => {
  const told: FeedMessage[] = [];
  const context = { now: new Date(), quarantine: () => expect.unreachable() };
  const files = [file('a.json', '{"g":'), file('b.json', liveSchedule([liveGame()]))];
  const reading = (async () => {
    for await (const { messages } of nba.read(files, context)) told.push(...messages);
  })();
  await expect(reading).rejects.toThrow(/a\.json.*cut off/);
  expect(told.filter(({ type }) => type === 'fixture')).toHaveLength(1);
});

it.each([
  ['a web page', '<html></html>'],
  ['JSON of another kind', { matches: [] }],
  ['tables of other things', table('VideoEvents', ['URL'], [])],
  ['an empty file', ''],
])('refuses %s', async (_, content) => {
  await expect(read([file('x.json', content)])).rejects.toThrow(FeedFileError);
});
