import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { drives, gamecenter, listing, play, schedule, side } from '../fixtures/nfl-games.ts';
import { nfl } from './nfl.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const file = (name: string, content: unknown) => own.file(name, content);
const now = new Date('2020-06-01T00:00:00Z');
const read = (files: string[], at = now) => readAll(nfl, files, at);
const eid = '2018093003';
const state = async (changes: Record<string, unknown>, at = now) =>
  (await read([file('g.json', gamecenter(eid, changes))], at)).states[0];

describe('a schedule', () => {
  it('tells clubs, season, stage, round and the time in New York', async () => {
    const { fixtures, states } = await read([
      file(
        'schedule.json.gz',
        schedule(listing(eid), listing('2019010602', { season_type: 'POST', week: 1 })),
      ),
    ]);
    expect(fixtures[0]).toMatchObject({
      match: eid,
      gameId: 209,
      league: { name: 'NFL', country: 'US' },
      season: '2018',
      stage: 'Regular Season',
      round: 'Week 4',
      home: { id: 'GB', name: 'Green Bay Packers' },
      away: { id: 'CHI', name: 'Chicago Bears' },
      startsAt: '2018-09-30T17:00:00.000Z',
      date: '2018-09-30',
    });
    expect(fixtures[1]).toMatchObject({
      season: '2018',
      stage: 'Postseason',
      round: 'Wild Card Round',
    });
    expect(states.map(({ status }) => status)).toEqual(['unknown', 'unknown']);
  });

  it.each([
    [{ time: '8:30' }, '2018-10-01T00:30:00.000Z'],
    [{ time: '11:35' }, '2018-10-01T03:35:00.000Z'],
    [{ time: '9:30' }, '2018-09-30T13:30:00.000Z'],
    [{ time: '9:30', meridiem: 'PM' }, '2018-10-01T01:30:00.000Z'],
    [{ time: '12:30', meridiem: 'AM' }, '2018-09-30T16:30:00.000Z'],
    [{ time: '13:05' }, '2018-09-30T17:05:00.000Z'],
    [{ time: 'TBD' }, null],
  ])('reads %j as %s', async (changes, startsAt) => {
    const { fixtures } = await read([file('s.json', schedule(listing(eid, changes)))]);
    expect(fixtures[0]?.startsAt).toBe(startsAt);
  });

  it.each([
    [{ season_type: 'PRE', week: 0 }, 'Hall of Fame Game'],
    [{ season_type: 'PRE', week: 3 }, 'Week 3'],
    [{ season_type: 'POST', week: 4 }, 'Super Bowl'],
    [{ season_type: 'POST', week: 5 }, 'Super Bowl'],
    [{ season_type: 'POST', week: 19 }, 'Divisional Round'],
  ])('calls the round of %j %s', async (changes, round) => {
    const { fixtures } = await read([file('s.json', schedule(listing(eid, changes)))]);
    expect(fixtures[0]?.round).toBe(round);
  });

  it('keeps games to come as not started, and sets aside a row without a game', async () => {
    const { states, quarantined } = await read(
      [file('s.json', schedule(listing(eid), ['x', { home: 'GB' }], listing('2018023001')))],
      new Date('2018-09-01'),
    );
    expect(states).toMatchObject([{ status: 'notStarted', score: null }]);
    expect(quarantined).toMatchObject([{ place: 'games[1].eid' }, { place: 'games[2].eid' }]);
  });

  it('follows clubs that moved, or are written in other letters', async () => {
    const { fixtures } = await read([
      file(
        's.json',
        schedule(
          listing(eid, { home: 'LA', away: 'JAX' }),
          listing('2021010300', { year: 2020, home: 'WAS', away: 'LV' }),
        ),
      ),
    ]);
    expect(fixtures).toMatchObject([
      { home: { id: 'LA', sameAs: 'STL' }, away: { id: 'JAC', name: 'Jacksonville Jaguars' } },
      { home: { name: 'Washington Football Team' }, away: { id: 'LV', sameAs: 'OAK' } },
    ]);
  });
});

describe('a game centre', () => {
  it('is one match with the row of the schedule, which is found beside it', async () => {
    const game = file(`gamecenter/${eid}.json.gz`, gamecenter(eid));
    const list = file('schedule.json.gz', schedule(listing(eid), listing('2018093004')));
    for (const files of [[game], [game, list], [list, game]]) {
      const { fixtures, states } = await read(files);
      expect(fixtures.filter(({ match }) => match === eid)).toMatchObject([
        { round: 'Week 4', startsAt: '2018-09-30T17:00:00.000Z' },
      ]);
      expect(states.find(({ score }) => score)).toMatchObject({ status: 'ended', winner: 'away' });
    }
  });

  it('tells the result by quarters', async () => {
    expect(await state({})).toMatchObject({
      status: 'ended',
      score: { home: 7, away: 8 },
      winner: 'away',
      periods: [
        { key: 'q1', home: 7, away: 0 },
        { key: 'q2', home: 0, away: 8 },
        { key: 'q3', home: 0, away: 0 },
        { key: 'q4', home: 0, away: 0 },
      ],
    });
  });

  it('tells all overtime in one, and a tie as a draw', async () => {
    const tie = { home: side('GB', [7, 0, 0, 0, 3]), away: side('CHI', [0, 8, 0, 0, 2]) };
    const told = await state({ ...tie, qtr: 'final overtime' });
    expect(told).toMatchObject({ winner: 'draw', score: { home: 10, away: 10 } });
    expect(told?.periods.at(-1)).toEqual({ key: 'ot1', home: 3, away: 2 });
    const empty = { home: side('GB', [7]), away: side('CHI', [7]), qtr: 'final overtime' };
    expect((await state(empty))?.periods).toHaveLength(5);
  });

  it('knows a game that was cancelled, called off, or goes on', async () => {
    const nothing = { home: side('GB', []), away: side('CHI', []), drives: {}, scrsummary: {} };
    expect(await state(nothing)).toMatchObject({ status: 'cancelled', score: null });
    expect(await state({ qtr: '3', clock: '11:21' })).toMatchObject({
      status: 'abandoned',
      score: { home: 7, away: 8 },
      winner: null,
    });
    const live = { qtr: '3', clock: '11:21', posteam: 'CHI', down: 3, togo: 4, yl: 'GB 31' };
    expect(await state(live, new Date('2018-09-30T20:00:00Z'))).toMatchObject({
      status: 'live',
      phase: 'q3',
      clock: { seconds: 681, running: false },
      columns: [
        { key: 'down', home: '', away: '3-4-69' },
        { key: 'possession', home: '', away: '1' },
      ],
    });
    expect(await state({ qtr: 'Pregame' }, new Date('2018-09-30T10:00:00Z'))).toMatchObject({
      status: 'notStarted',
      score: null,
    });
    expect(await state({ qtr: 'Suspended' }, new Date('2018-09-30T20:00:00Z'))).toMatchObject({
      status: 'interrupted',
    });
  });

  it('tells each play in the order played, the score where it changes, and tries that are missing', async () => {
    const { incidents } = await read([file('g.json', gamecenter(eid))]);
    const told = incidents.map(({ key, period, kind, side, player, other, score }) =>
      [key, period, kind, side, player, other, score && `${score.home}:${score.away}`].join(' '),
    );
    expect(told).toEqual([
      '36 q1 kickoff away Kirk  ',
      '58 q1 rush home Rudy  ',
      '90 q1 pass home Quin  ',
      '70 q1 touchdown home Wes Quin 6:0',
      '70-try q1 point home   7:0',
      '110 q1 kickoff home Karl  ',
      '130 q1 foul away Ox  ',
      '150 q1 sack home Ned Cal ',
      '150-delay q1 delay    ',
      '170 q1 punt away Paul  ',
      '190 q1 periodEnd    ',
      '210 q2 touchdown away Sam  7:6',
      '220 q2 point away Eli Cal 7:8',
      '230 q4 gameEnd    ',
    ]);
    expect(incidents.map(({ order }) => order)).toEqual(incidents.map((_, index) => index));
    expect(incidents[1]?.text).toBe('Run up the middle to GB 27 for 7 yards.');
    expect(incidents[8]?.text).toBe(
      'Lightning was seen at 2:10 p.m. Play went on after a delay until 2:40 p.m.',
    );
  });

  it('tells drives with where they began, what they brought and how they ended', async () => {
    const { messages } = await read([file('g.json', gamecenter(eid))]);
    const sheet = of(messages, 'sheet')[0]?.sheet;
    expect(sheet?.parts).toMatchObject([
      {
        key: 'drive1',
        side: 'home',
        start: { period: 'q1', seconds: 900, spot: { side: 'home', yard: 20 } },
        downs: 3,
        yards: 80,
        seconds: 80,
        result: 'touchdown',
        points: { home: 7, away: 0 },
        plays: [
          { key: '36', down: null },
          { down: 1, toGo: 10, yards: 7 },
          { yards: 0 },
          { yards: 73 },
          {},
        ],
      },
      { side: 'away', yards: -11, downs: 2, result: 'punt', score: { home: 7, away: 0 } },
      { side: 'home', result: 'interception', points: { home: 0, away: 8 } },
    ]);
  });

  it('believes the totals of the source, and counts the quarters by the plays', async () => {
    const { statistics, lineups } = await read([file('g.json', gamecenter(eid))]);
    const figure = (period: string, key: string) => {
      const found = statistics.find((one) => one.period === period && one.key === key);
      return [found?.home, found?.away];
    };
    expect(figure('all', 'firstDowns')).toEqual([2, 0]);
    expect(figure('all', 'possession')).toEqual([75, 25]);
    expect(figure('q1', 'totalYards')).toEqual([80, -6]);
    expect(figure('q2', 'turnovers')).toEqual([1, 0]);
    expect(lineups[0]?.players).toMatchObject([
      { name: 'Q.Quin', statistics: { passingYards: 73, interceptionsThrown: 1 } },
      { name: 'N.Ned', statistics: { sacks: 0.5 } },
    ]);
  });

  it('splits several overtimes where the plays tell of them', async () => {
    const goal = play('05:00', 'GB', 'CHI 20', 'Field goal is GOOD.', [['Karl', 'GB', 70, 37]], {
      qtr: 6,
      sp: 1,
      note: 'FG',
    });
    const last = drives()[3];
    const told = await state({
      home: side('GB', [7, 0, 0, 1, 3]),
      qtr: 'final overtime',
      drives: { ...drives(), 4: { ...last, posteam: 'GB', plays: { 300: goal } } },
    });
    expect(told?.periods.slice(4)).toEqual([
      { key: 'ot1', home: 0, away: 0 },
      { key: 'ot2', home: 3, away: 0 },
    ]);
  });

  it('sets aside a stage that it does not know', async () => {
    const { quarantined, states } = await read([
      file('g.json', gamecenter(eid, { qtr: 'Mystery' })),
    ]);
    expect(quarantined).toMatchObject([{ reason: 'a stage of the game that is not known' }]);
    expect(states[0]?.status).toBe('unknown');
  });
});

describe('a file that is wrong', () => {
  it.each([
    ['no day', { 2031023010: gamecenter(eid)[eid] }, '2031023010', 'no game id'],
    ['no object', [], 'file', 'no schedule or game centre'],
    ['another format', { games: 3, name: 'x' }, 'file', 'no schedule or game centre'],
    ['no score', { [eid]: { home: {} } }, `${eid}.home.abbr`, 'Invalid input'],
    [
      'a play without a quarter',
      gamecenter(eid, {
        drives: {
          1: { ...drives()[1], plays: { 5: { ...play('1:00', 'GB', '50', 'x'), qtr: null } } },
        },
      }),
      `${eid}.drives.1.plays.5.qtr`,
      'Invalid input',
    ],
  ])('is told by place and reason: %s', async (_, content, place, reason) => {
    const path = file('wrong.json', content);
    const good = file('good.json', schedule(listing(eid)));
    await expect(read([path])).rejects.toMatchObject({
      name: 'FeedFileError',
      file: path,
      place,
      reason: expect.stringContaining(reason),
    });
    await expect(read([path, good])).rejects.toThrow(place);
  });
});

describe('a replay', () => {
  it('follows the game clock, stops where the game did, and ends as the file does', async () => {
    const files = [file('g.json', gamecenter(eid))];
    const [replay] = await replaysOf(nfl, files, now);
    const all = await read(files);
    const told = replay?.timeline.flatMap(({ messages }) => messages) ?? [];
    const states = of(told, 'state').map((message) => message.state);
    expect(states.at(-1)).toEqual(all.states[0]);
    expect(of(told, 'incidents').flatMap(({ items }) => items)).toEqual(all.incidents);
    expect(of(told, 'sheet').at(-1)?.sheet).toEqual(of(all.messages, 'sheet')[0]?.sheet);
    const scores = states.map(({ score }) => (score?.home ?? 0) + (score?.away ?? 0));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));

    const stopped = states.findIndex(({ status }) => status === 'interrupted');
    expect(states[stopped]?.note).toContain('Lightning');
    const momentOf = (key: string) =>
      replay?.timeline.find(({ messages }) =>
        of(messages, 'incidents').some(({ items }) => items[0]?.key === key),
      )?.at ?? 0;
    // Half an hour of delay, and forty seconds of play.
    expect(momentOf('170') - momentOf('150')).toBe(30 * 60 + 40 + 15);
    expect(states.find(({ columns }) => columns.length > 0)?.columns[0]).toEqual({
      key: 'down',
      home: '1-10-20',
      away: '',
    });
  });

  it('rests at half-time, also where the file has no entry for it', async () => {
    const [replay] = await replaysOf(nfl, [file('g.json', gamecenter(eid))], now);
    const phases = (replay?.timeline ?? []).flatMap(({ at, messages }) =>
      of(messages, 'state').map(({ state }) => [state.phase, at] as const),
    );
    const half = phases.findIndex(([phase]) => phase === 'halfTime');
    expect(phases[half - 1]![0]).toBe('q2');
    expect(phases[half + 1]![1] - phases[half]![1]).toBeGreaterThan(780);
  });

  it('says nothing of a drive before it is over', async () => {
    const [replay] = await replaysOf(nfl, [file('g.json', gamecenter(eid))], now);
    const sheets = of(replay?.timeline.flatMap(({ messages }) => messages) ?? [], 'sheet');
    const [first, second] = sheets.map(({ sheet }) => sheet.parts.at(0));
    expect(first).toMatchObject({ result: null, downs: 0, yards: 0, points: { home: 0 } });
    expect(second).toMatchObject({ result: null, downs: 1, seconds: 10 });
    expect(sheets[0]?.sheet.parts).toHaveLength(1);
  });
});
