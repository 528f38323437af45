import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FeedFileError } from './adapter.ts';
import { readAll, scratch } from './fixtures/adapter-runs.ts';
import {
  dataGame,
  dataSchedule,
  liveGame,
  liveSchedule,
  statsPlays,
  statsRow,
  summary,
  table,
} from './fixtures/nba-games.ts';
import { nba } from './nba.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const file = (name: string, content: unknown) => own.file(name, content);
const read = (files: string[], now = new Date('2020-06-01T00:00:00Z')) => readAll(nba, files, now);

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
