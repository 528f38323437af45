import type { GamesSheet } from '@xiongmao/api/matches/sheets/games';
import { afterAll, describe, expect, test } from 'vitest';
import { FeedFileError, type FileBatch } from '../adapter.ts';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { tennis } from './tennis.ts';
import {
  alone,
  filler,
  games,
  type ListRow,
  love,
  matchList,
  type PointOptions,
  pairs,
  pointFile,
  pointRows,
} from './testing/slam-files.ts';

const now = new Date('2031-12-01T00:00:00Z');
const folder = scratch();
afterAll(() => folder.remove());
let turn = 0;

/** The files of a list and of points beside it. */
function filesOf(rows: readonly ListRow[], points?: string): string[] {
  turn += 1;
  const name = (what: string) => `${turn}/2031-usopen-${what}.csv`;
  const list = folder.file(name('matches'), matchList(rows));
  return points === undefined ? [list] : [list, folder.file(`${name('points')}.gz`, points)];
}

async function played(row: ListRow, sets: readonly string[], options: PointOptions = {}) {
  const points = pointFile(pointRows(row.match_id!, sets, options), options.without);
  const read = await readAll(tennis, filesOf([row], points), now);
  const [sheet] = of(read.messages, 'sheet').map((message) => message.sheet as GamesSheet);
  return { ...read, state: read.states[0]!, fixture: read.fixtures[0]!, sheet: sheet! };
}

const straight = [love(1, 6), love(1, 6)];

describe('tennis', () => {
  test('a number tells tournament, event and round', async () => {
    const rows = ['1105', '2701', '3132', '3501', '5101', '5116', 'MS601'].map((number) =>
      alone(number),
    );
    const { fixtures } = await readAll(tennis, filesOf(rows), now);
    expect(fixtures.map(({ league, round, bestOf }) => [league?.name, round, bestOf])).toEqual([
      ["US Open, Men's Singles", 'Round of 128', 5],
      ["US Open, Women's Singles", 'Final', 3],
      ["US Open, Men's Doubles", 'Round of 64', 3],
      ["US Open, Men's Doubles", 'Semi-finals', 3],
      ['US Open, Mixed Doubles', 'Round of 32', 3],
      ['US Open, Mixed Doubles', 'Round of 32', 3],
      ["US Open, Men's Singles", 'Semi-finals', 5],
    ]);
    expect(fixtures[0]).toMatchObject({ gameId: 203, season: '2031', startsAt: null, date: null });
  });

  test('sets, and the points of the tie-break that decided one', async () => {
    const { state, sheet } = await played(alone('2101'), [
      `${games(12)} t1212121211`,
      love(2, 6),
      `${games(10)} 1111 1111`,
    ]);
    expect(state).toMatchObject({ status: 'ended', score: { home: 2, away: 1 }, winner: 'home' });
    expect(state.periods).toEqual([
      { key: 'set1', home: 7, away: 6, tieBreak: { home: 6, away: 4 } },
      { key: 'set2', home: 0, away: 6 },
      { key: 'set3', home: 7, away: 5 },
    ]);
    const decider = sheet.parts[0]!.games.at(-1);
    expect(decider).toMatchObject({ tieBreak: true, winner: 'home', score: { home: 7, away: 6 } });
    expect(decider?.points.at(-1)?.called).toEqual({ home: '6', away: '4' });
  });

  test('break, set and match points are marked for whose they were', async () => {
    const { sheet, statistics } = await played(alone('2101'), [
      `${love(1, 5)} 2222 22111211`,
      love(1, 6),
    ]);
    const chances = sheet.parts.flatMap(({ key, games: all }) =>
      all.flatMap((game, place) =>
        game.points.flatMap(({ chance }) =>
          chance ? [`${key}.${place + 1} ${chance.side} ${chance.at}`] : [],
        ),
      ),
    );
    expect(chances).toEqual([
      ...['set1.2 home break', 'set1.4 home break', 'set1.7 home set', 'set1.7 home set'],
      ...['set2.1 home break', 'set2.3 home break', 'set2.5 home break', 'set2.6 home match'],
    ]);
    const figure = (key: string) =>
      statistics.find((one) => one.key === key && one.period === 'all');
    expect(figure('breakPoints')).toMatchObject({ home: 5, away: 0 });
    expect(figure('breakPointsWon')).toMatchObject({ home: 5, away: 0 });
  });

  test('where deuce is not played, forty all is a point for both', async () => {
    const { sheet } = await played(alone('5101'), [`1212121 ${love(1, 5)}`, love(1, 6)], {
      server: () => 2,
    });
    expect(sheet.parts[0]!.games[0]!.points.at(-1)?.chance).toEqual({ side: 'home', at: 'break' });
  });

  test('a long deciding tie-break goes to ten', async () => {
    const { state, sheet } = await played(alone('2101'), [
      love(1, 6),
      love(2, 6),
      `${games(12)} t1111112222221211212111`,
    ]);
    expect(state.periods[2]).toMatchObject({ home: 7, away: 6 });
    const points = sheet.parts[2]!.games.at(-1)!.points;
    expect(points.at(-1)?.chance).toEqual({ side: 'home', at: 'match' });
  });

  test('what ended a point is told in the narrowest word, with stroke, serve and speed', async () => {
    const { sheet, statistics } = await played(alone('2101'), straight, {
      more: (place) => ({
        P1Ace: Number(place === 1),
        P1Winner: Number(place === 1 || place === 2),
        P2DoubleFault: Number(place === 5),
        P2UnfErr: Number(place === 5 || place === 6),
        Winner_FH: Number(place === 2),
        ServeNumber: place === 1 ? 1 : 2,
        Speed_KMH: place === 1 ? 201 : 0,
        RallyCount: place === 2 ? 9 : 1,
        ServeWidth: place === 1 ? 'BW' : '',
        History: '00000',
      }),
    });
    const points = sheet.parts[0]!.games.flatMap((game) => game.points);
    expect(points[0]).toMatchObject({ ending: 'ace', serve: 1, speed: 201, width: 'bodyWide' });
    expect(points[0]).not.toHaveProperty('stroke');
    expect(points[1]).toMatchObject({ ending: 'winner', stroke: 'forehand', strokes: 9 });
    expect(points[4]).toMatchObject({ ending: 'doubleFault', serve: 2 });
    expect(points[5]).toMatchObject({ ending: 'unforcedError' });
    const whole = statistics.filter(({ period }) => period === 'all');
    expect(whole).toContainEqual({ period: 'all', key: 'winners', home: 2, away: 0 });
    expect(whole).toContainEqual({ period: 'all', key: 'unforcedErrors', home: 0, away: 2 });
    expect(whole).toContainEqual({ period: 'all', key: 'longRalliesWon', home: 1, away: 0 });
    expect(whole.map(({ key }) => key)).not.toContain('netPoints');
  });

  test('a pair stands in the line-up, each with what was theirs', async () => {
    const { fixture, lineups, sheet } = await played(
      pairs('3101', { nation1: 'GBR', nation2: 'SUI', player1id: 'p1', player2id: 'p2' }),
      straight,
      {
        server: (game) => [1, 2, 3, 4][game % 4]!,
        more: (place) => ({ P1Ace: Number(place === 9), History: place === 9 ? '33000' : '0' }),
      },
    );
    expect(fixture.home).toEqual({
      id: 'ada arrow / cy crane',
      name: 'Ada Arrow / Cy Crane',
    });
    const [home] = lineups;
    expect(home?.players).toMatchObject([
      { name: 'Ada Arrow', country: 'GB', statistics: { aces: 0 } },
      { name: 'Cy Crane', statistics: { aces: 1 } },
    ]);
    expect(sheet.parts[0]!.games[2]).toMatchObject({ server: 'home', player: 'Cy Crane' });
  });

  test('files without games and times are counted by their points', async () => {
    const without = ['P1GamesWon', 'P2GamesWon', 'GameWinner', 'SetWinner', 'ElapsedTime'];
    const sets = [`1212121 ${games(10, 2)} 1111`, 't1212111111'];
    const { state } = await played(alone('5101'), [sets[0]!, love(2, 6), sets[1]!], { without });
    expect(state).toMatchObject({ status: 'ended', score: { home: 2, away: 1 }, winner: 'home' });
    expect(state.periods[0]).toMatchObject({ home: 7, away: 5 });
    expect(state.periods[2]).toMatchObject({ home: 1, away: 0, tieBreak: { home: 8, away: 2 } });
  });

  test('who retires leaves the sets as they stand, and says so', async () => {
    const row = alone('2101', { status: 'Retired', winner: '2' });
    const { state } = await played(row, [love(1, 6), '1111 11-']);
    expect(state).toMatchObject({
      ...{ status: 'ended', score: { home: 1, away: 0 }, winner: 'away', note: 'Retired' },
      periods: [
        { key: 'set1', home: 6, away: 0 },
        { key: 'set2', home: 1, away: 0 },
      ],
    });
  });

  test.each([
    ['Suspended', 'interrupted'],
    ['Abandoned', 'abandoned'],
    ['Unfinished', 'abandoned'],
    ['Cancelled', 'abandoned'],
  ])('what is %s has no winner, whoever is named', async (status, expected) => {
    const row = alone('2101', { status, winner: '1' });
    const { state } = await played(row, [love(1, 6), '1111 11-']);
    expect(state).toMatchObject({
      ...{ status: expected, score: { home: 1, away: 0 }, winner: null, note: status },
    });
    const whole = await played(row, [love(1, 6), love(1, 6)]);
    expect(whole.state).toMatchObject({ status: 'ended', winner: 'home' });
  });

  test('of a match that breaks off nobody knows how it ended', async () => {
    const { state } = await played(alone('2101'), [love(1, 6), '1111 11-']);
    expect(state).toMatchObject({ status: 'unknown', score: { home: 1, away: 0 }, winner: null });
  });

  test('unless one of its sides played on', async () => {
    const rows = [
      alone('2101'),
      alone('2102', { player1: 'Eve' }),
      alone('2201', { player1: 'Fay' }),
    ];
    const points = pointFile(pointRows('2031-usopen-2101', [love(1, 6), '1111 11-']));
    const { states } = await readAll(tennis, filesOf(rows, points), now);
    expect(states[0]).toMatchObject({ status: 'ended', winner: 'away', note: 'Incomplete' });
    expect(states[2]).toMatchObject({ status: 'unknown', score: null, winner: null });
  });

  test('a walkover was never played', async () => {
    const row = alone('2101', { status: 'Walkover', winner: '1' });
    const { states } = await readAll(tennis, filesOf([row]), now);
    expect(states).toMatchObject([{ status: 'awarded', score: null, winner: 'home' }]);
  });

  test('what was cancelled has no winner', async () => {
    const row = alone('2101', { status: 'Cancelled', winner: '1' });
    const { states } = await readAll(tennis, filesOf([row]), now);
    expect(states).toMatchObject([{ status: 'cancelled', winner: null, note: 'Cancelled' }]);
  });

  test('of rows that later ones correct the last has the word', async () => {
    const id = '2031-usopen-2101';
    const rows = pointRows(id, [love(1, 6), love(1, 6)]);
    // The game's last point was given to the wrong side, taken back, and played again.
    const wrong = { ...rows[3]!, PointWinner: 2, GameWinner: 2, P1GamesWon: 0, P2GamesWon: 1 };
    const points = pointFile([...rows.slice(0, 3), wrong, ...rows.slice(3)]);
    const { states } = await readAll(tennis, filesOf([alone('2101')], points), now);
    expect(states[0]).toMatchObject({ score: { home: 2, away: 0 } });
    expect(states[0]?.periods[0]).toEqual({ key: 'set1', home: 6, away: 0 });
  });

  test('points stand in the order of their numbers, each once, whatever that of the rows', async () => {
    const rows = pointRows('2031-usopen-2101', [`${games(12)} t1212121211`, love(1, 6)]);
    const mixed = [...rows.slice(20), ...rows.slice(0, 20).toReversed(), ...rows.slice(5, 9)];
    const read = async (given: typeof rows) =>
      (await readAll(tennis, filesOf([alone('2101')], pointFile(given)), now)).messages;
    expect(await read(mixed)).toEqual(await read(rows));
  });

  test('rows before the first point are none', async () => {
    const id = '2031-usopen-2101';
    const rows = [filler(id, '0X'), filler(id, '0Y'), ...pointRows(id, straight)];
    const { messages } = await readAll(tennis, filesOf([alone('2101')], pointFile(rows)), now);
    const [sheet] = of(messages, 'sheet').map((message) => message.sheet as GamesSheet);
    expect(sheet?.parts[0]?.games[0]?.points).toHaveLength(4);
  });

  test('either file of a pair is read with the other', async () => {
    const both = filesOf([alone('2101')], pointFile(pointRows('2031-usopen-2101', straight)));
    const whole = await readAll(tennis, both, now);
    for (const file of both) {
      expect((await readAll(tennis, [file], now)).messages).toEqual(whole.messages);
    }
  });

  describe('replayed', () => {
    test('says nothing before it happened, and ends as the file does', async () => {
      const row = pairs('2101');
      const sets = [`${games(12)} t1212121211`, love(1, 6)];
      const files = filesOf([row], pointFile(pointRows(row.match_id!, sets)));
      const [replay] = await replaysOf(tennis, files, now);
      const read = await readAll(tennis, files, now);
      const told = replay!.timeline.flatMap(({ messages }) => messages);
      expect(of(replay!.opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted' });
      expect(of(told, 'state').at(-1)?.state).toEqual(read.states[0]);
      expect(of(told, 'sheet').at(-1)?.sheet).toEqual(of(read.messages, 'sheet')[0]?.sheet);
      expect(of(told, 'statistics').at(-1)?.statistics).toEqual(read.statistics);
      expect(of(told, 'incidents').flatMap(({ items }) => items)).toEqual(read.incidents);
      for (const { at, messages } of replay!.timeline) {
        for (const { sheet } of of(messages, 'sheet')) {
          const count = (sheet as GamesSheet).parts
            .flatMap((part) => part.games)
            .reduce((sum, game) => sum + game.points.length, 0);
          // Every point began thirty seconds after the one before.
          expect(at).toBeGreaterThan((count - 1) * 30);
        }
      }
    });

    test('the score and who serves are shown point by point', async () => {
      const row = alone('2101');
      const files = filesOf([row], pointFile(pointRows(row.match_id!, straight)));
      const [replay] = await replaysOf(tennis, files, now);
      const states = of(
        replay!.timeline.flatMap(({ messages }) => messages),
        'state',
      ).map(({ state }) => state);
      expect(states[1]).toMatchObject({
        ...{ status: 'live', phase: 'set1', score: { home: 0, away: 0 } },
        columns: [
          { key: 'point', home: '15', away: '0' },
          { key: 'serving', home: '1', away: '' },
        ],
      });
      expect(states.find(({ phase }) => phase === 'break')).toMatchObject({
        ...{ score: { home: 1, away: 0 }, columns: [] },
        periods: [{ key: 'set1', home: 6, away: 0 }],
      });
    });
  });

  describe('a broken file', () => {
    const fault = async (files: readonly string[]) => {
      const error = await readAll(tennis, files, now).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(FeedFileError);
      const { place, reason } = error as FeedFileError;
      return `${place}: ${reason}`;
    };
    const good = pointFile(pointRows('2031-usopen-2101', straight));

    test.each([
      ['line 1: no column match_id', 'nothing\nof this'],
      ['line 3: a quote is not closed', `${good.split('\n').slice(0, 2).join('\n')}\n"cut`],
      [/^line 49: \d cells under 13 columns$/, good.slice(0, -12)],
      ['line 2: PointWinner: 7', good.replace(/(?<=0:00:00,1,0,0,0,1,0,1,)1/, '7')],
      ['line 2: SetNo: no number', good.replace('0:00:00,1,', '0:00:00,0,')],
    ])('is named with its place: %s', async (expected, points) => {
      expect(await fault(filesOf([alone('2101')], points))).toMatch(expected);
    });

    test('is a list with a nameless side, a strange id, a match twice or points without a list', async () => {
      expect(await fault(filesOf([alone('2101', { player2: '' })]))).toBe(
        'line 2: a side without a name',
      );
      expect(await fault(filesOf([alone('2101', { match_id: 'x' })]))).toBe(
        "line 2: no match's id: x",
      );
      expect(await fault(filesOf([alone('2101'), alone('2101')]))).toBe(
        'line 3: 2031-usopen-2101 stands on line 2',
      );
      expect(await fault([folder.file('lonely/2031-usopen-points.csv', good)])).toBe(
        'file: no list of its matches beside it',
      );
    });

    test('of points keeps its list from nothing', async () => {
      const files = filesOf([alone('2101', { winner: '2' })], `${good}\ncut`);
      const told: FileBatch[] = [];
      const reading = async () => {
        for await (const batch of tennis.read(files, { now, quarantine: () => undefined })) {
          told.push(batch);
        }
      };
      await expect(reading()).rejects.toThrow(/points.*: line \d+: 1 cells/);
      const [state] = of(told[0]?.messages ?? [], 'state');
      expect(state?.state).toMatchObject({ status: 'ended', winner: 'away', periods: [] });
    });

    test('keeps no other from being read, and points of no match are told', async () => {
      const rows = pointRows('2031-usopen-9999', straight);
      const { quarantined, fixtures } = await readAll(
        tennis,
        filesOf([alone('2101')], pointFile(rows)),
        now,
      );
      expect(fixtures).toHaveLength(1);
      expect(quarantined).toMatchObject([{ place: 'line 2', raw: { match: '2031-usopen-9999' } }]);
    });
  });
});
