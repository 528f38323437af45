import type { RalliesSheet } from '@xiongmao/api/matches/sheets/rallies';
import { afterAll, describe, expect, test } from 'vitest';
import { FeedFileError } from '../adapter.ts';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { badminton } from './badminton.ts';

const now = new Date('2031-12-01T00:00:00Z');
const folder = scratch();
afterAll(() => folder.remove());

const listHead = 'id,video,tournament,round,year,month,day,set,winner,loser';
const video = 'Zoe_ZANDER_Ann_ADAMS_Harbour_Open_2031_Finals';
const listRow = `1,${video},Harbour Open 2031,Finals,2031,4,5,2,Zoe ZANDER,Ann ADAMS`;
const setHead =
  'rally,ball_round,time,roundscore_A,roundscore_B,player,type,lose_reason,win_reason,getpoint_player';

interface RallyGiven {
  winner: 'A' | 'B';
  server?: 'A' | 'B';
  /** Strokes by name; a single unknown one where nobody saw it. */
  shots?: readonly string[];
  reason?: string;
  /** Seconds in the picture. */
  from?: number;
}

/** A set's rows. The score after a rally stands at each of its strokes. */
function setRows(rallies: readonly RallyGiven[], head = setHead): string {
  const score = { A: 0, B: 0 };
  const rows = rallies.flatMap((rally, index) => {
    const { winner, server = 'A', shots = ['發短球', '挑球'], reason = '', from = 600 } = rally;
    score[winner] += 1;
    return shots.map((shot, place) => {
      const player = (place % 2 === 0) === (server === 'A') ? 'A' : 'B';
      const end = place === shots.length - 1 && reason !== '' ? `${reason},,${winner}` : ',,';
      const seconds = from + index * 20 + place;
      const time = `0:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
      return [index + 1, place + 1, time, score.A, score.B, player, shot, end].join(',');
    });
  });
  return [head, ...rows].join('\n');
}

const wins = (winner: 'A' | 'B', count: number, more: Partial<RallyGiven> = {}): RallyGiven[] =>
  Array.from({ length: count }, () => ({ winner, ...more }));

let turn = 0;
function filesOf(
  sets: readonly string[],
  rows: readonly string[] = [listRow],
  named = video,
): string[] {
  turn += 1;
  const list = folder.file(`${turn}/match.csv`, [listHead, ...rows].join('\n'));
  return [
    list,
    ...sets.map((set, index) => folder.file(`${turn}/${named}/set${index + 1}.csv`, set)),
  ];
}

async function read(
  sets: readonly string[],
  ...more: Parameters<typeof filesOf> extends [unknown, ...infer Rest] ? Rest : never
) {
  const all = await readAll(badminton, filesOf(sets, ...more), now);
  const [sheet] = of(all.messages, 'sheet').map((message) => message.sheet as RalliesSheet);
  return { ...all, sheet };
}

describe('badminton', () => {
  test('sides are set by name: who stands first in the files has won', async () => {
    const { fixtures, states } = await read([setRows(wins('A', 21)), setRows(wins('A', 21))]);
    expect(fixtures[0]).toMatchObject({
      gameId: 207,
      league: { id: 'harbouropen', name: 'Harbour Open' },
      ...{ season: '2031', date: '2031-04-05', round: 'Final', bestOf: 3, sidesGuessed: true },
      home: { id: 'annadams', name: 'Ann ADAMS' },
      away: { id: 'zoezander', name: 'Zoe ZANDER' },
    });
    expect(states[0]).toMatchObject({
      ...{ status: 'ended', winner: 'away', score: { home: 0, away: 2 } },
      periods: [
        { key: 'set1', home: 0, away: 21 },
        { key: 'set2', home: 0, away: 21 },
      ],
    });
  });

  test('a tournament in capitals is written as one writes it', async () => {
    const row = listRow.replace('Harbour Open 2031', 'BWF HARBOUR OPEN 2031');
    const { fixtures } = await read([setRows(wins('A', 21))], [row]);
    expect(fixtures[0]?.league).toEqual({ id: 'bwfharbouropen', name: 'BWF Harbour Open' });
  });

  test('a rally has its strokes, who served it and what ended it', async () => {
    const first: RallyGiven = { winner: 'B', shots: ['發短球', '勾球', '殺球'], reason: '掛網' };
    const set = setRows([
      first,
      { winner: 'A', server: 'B', reason: '落地致勝' },
      ...wins('A', 20),
    ]);
    const { sheet, statistics } = await read([set, setRows(wins('A', 21))]);
    expect(sheet?.parts[0]?.rallies.slice(0, 2)).toEqual([
      {
        ...{ server: 'away', winner: 'home', score: { home: 1, away: 0 }, ending: 'net' },
        ...{ strokes: 3, shots: ['shortServe', 'crossNet', 'smash'] },
      },
      {
        ...{ server: 'home', winner: 'away', score: { home: 1, away: 1 }, ending: 'landed' },
        ...{ strokes: 2, shots: ['shortServe', 'lob'] },
      },
    ]);
    const figure = (key: string) =>
      statistics.find((one) => one.key === key && one.period === 'set1');
    expect(figure('errors')).toMatchObject({ home: 0, away: 1 });
    expect(figure('winners')).toMatchObject({ home: 0, away: 1 });
    expect(figure('smashes')).toMatchObject({ home: 0, away: 1 });
    expect(figure('longestRally')).toMatchObject({ home: 3, away: 2 });
    expect(figure('pointsInARow')).toMatchObject({ home: 1, away: 21 });
  });

  test('strokes are known by their English names as well', async () => {
    const shots = ['long service', 'clear', 'push/rush', 'Defensive shot'];
    const { sheet } = await read([
      setRows([{ winner: 'A', shots, reason: 'opponent goes out of bounds' }]),
    ]);
    expect(sheet?.parts[0]?.rallies[0]).toMatchObject({
      ...{ ending: 'out', shots: ['longServe', 'clear', 'push', 'defensive'] },
    });
  });

  test('of a rally that nobody saw only who won is told', async () => {
    const { sheet, quarantined } = await read([
      setRows([{ winner: 'A', shots: ['未知球種'] }, ...wins('A', 20)]),
    ]);
    expect(sheet?.parts[0]?.rallies[0]).toEqual({
      ...{ server: 'away', winner: 'away', score: { home: 0, away: 1 } },
    });
    expect(quarantined).toEqual([]);
  });

  test('rallies stand in their order, whatever that of the rows, and what is there twice counts once', async () => {
    const [head, ...rows] = setRows([...wins('A', 3, { reason: '出界' }), { winner: 'B' }]).split(
      '\n',
    );
    const turned = [head, ...rows.slice(4), ...rows.slice(0, 4), rows[1]].join('\n');
    const { sheet } = await read([turned]);
    expect(sheet?.parts[0]?.rallies.map(({ score, strokes }) => [score, strokes])).toEqual([
      [{ home: 0, away: 1 }, 2],
      [{ home: 0, away: 2 }, 2],
      [{ home: 0, away: 3 }, 2],
      [{ home: 1, away: 3 }, 2],
    ]);
  });

  test('a match ends as its list says, also where the last rallies are missing', async () => {
    const { states } = await read([
      setRows(wins('A', 21)),
      setRows([...wins('B', 18), ...wins('A', 16)]),
    ]);
    expect(states[0]).toMatchObject({ score: { home: 0, away: 2 }, winner: 'away' });
    expect(states[0]).toMatchObject({ note: 'Incomplete' });
  });

  test.each([
    ['in the first set', '1', [wins('A', 11)], { home: 0, away: 0 }],
    ['after one set', '1', [wins('A', 21)], { home: 0, away: 1 }],
    ['after one set each', '2', [wins('A', 21), wins('B', 21)], { home: 1, away: 1 }],
    ['in the second', '2', [wins('B', 21), wins('A', 3)], { home: 1, away: 0 }],
  ])('who wins by a retirement %s has the sets as they stand', async (_, played, sets, score) => {
    const { states } = await read(
      sets.map((set) => setRows(set)),
      [listRow.replace(',2,Zoe', `,${played},Zoe`)],
    );
    expect(states[0]).toMatchObject({
      ...{ status: 'ended', score, winner: 'away', note: 'Incomplete' },
    });
  });

  test('a match of the list alone has its sets, and no points', async () => {
    const rows = [
      listRow.replace(',2,Zoe', ',3,Zoe').replace('Finals,2031,4', 'Group-Stage,2031,4'),
    ];
    const { states, fixtures, sheet } = await read([], rows);
    expect(states[0]).toMatchObject({ score: { home: 1, away: 2 }, periods: [], winner: 'away' });
    expect(fixtures[0]).toMatchObject({ stage: 'Group stage' });
    expect(sheet).toBeUndefined();
  });

  test('a folder may write the match’s name in another way', async () => {
    const { sheet } = await read(
      [setRows(wins('A', 21))],
      [listRow],
      `${video.replace('ZANDER', 'Zander ')}`,
    );
    expect(sheet?.parts).toHaveLength(1);
  });

  test('a set that is given alone is read with the list above it and the sets beside it', async () => {
    const files = filesOf(
      [setRows(wins('A', 21)), setRows(wins('A', 21))],
      [listRow, '2,Other_Match,Harbour Open 2031,Finals,2031,4,6,2,X,Y'],
    );
    const { fixtures, states } = await readAll(badminton, files.slice(1, 2), now);
    expect(fixtures).toHaveLength(1);
    expect(states[0]?.periods).toHaveLength(2);
  });

  test('replayed, it says nothing before it happened, and ends as the file does', async () => {
    const files = filesOf([
      setRows(wins('A', 21)),
      setRows(
        [...wins('B', 5, { server: 'B' }), ...wins('A', 21)].map((one) => ({ ...one, from: 1200 })),
      ),
    ]);
    const [replay] = await replaysOf(badminton, files, now);
    const all = await readAll(badminton, files, now);
    const told = replay!.timeline.flatMap(({ messages }) => messages);
    expect(of(replay!.opening, 'state')[0]?.state).toMatchObject({ status: 'notStarted' });
    expect(of(told, 'state').at(-1)?.state).toEqual(all.states[0]);
    expect(of(told, 'sheet').at(-1)?.sheet).toEqual(of(all.messages, 'sheet')[0]?.sheet);
    expect(of(told, 'statistics').at(-1)?.statistics).toEqual(all.statistics);
    const states = of(told, 'state').map(({ state }) => state);
    expect(states[1]).toMatchObject({
      ...{ status: 'live', phase: 'set1', score: { home: 0, away: 0 }, winner: null },
      periods: [{ key: 'set1', home: 0, away: 1 }],
      columns: [{ key: 'serving', home: '', away: '1' }],
    });
    expect(states.find(({ phase }) => phase === 'break')?.score).toEqual({ home: 0, away: 1 });
    // The second set began ten minutes after the first in the picture.
    const second = replay!.timeline.find(({ messages }) =>
      of(messages, 'state').some(({ state }) => state.phase === 'set2'),
    );
    expect(second?.at).toBe(600);
  });

  describe('a broken file', () => {
    const good = setRows(wins('A', 2, { reason: '出界' }));
    test.each([
      ['line 1: no column rally', 'nothing\nof this'],
      ['line 2: player: C is neither A nor B', good.replace(',A,發', ',C,發')],
      ['line 3: roundscore_A: nothing', good.replace('0:10:01,1,', '0:10:01,,')],
      ['line 5: 5 cells under 10 columns', good.slice(0, good.lastIndexOf(',B,'))],
    ])('is named with its place: %s', async (expected, set) => {
      const error = await read([set]).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(FeedFileError);
      expect(`${(error as FeedFileError).place}: ${(error as FeedFileError).reason}`).toBe(
        expected,
      );
    });

    test('tells strokes, endings and winners that make no sense, and reads the rest', async () => {
      const rallies: RallyGiven[] = [
        { winner: 'A', shots: ['發短球', '怪球'], reason: '怪' },
        ...wins('A', 2),
      ];
      const [head, ...rows] = setRows(rallies).split('\n');
      const jump = rows.map((row) => row.replace(/^3,(\d),([\d:]+),3,0/, '3,$1,$2,5,2'));
      const { quarantined, sheet } = await read([[head, ...jump].join('\n')]);
      expect(quarantined.map(({ reason }) => reason)).toEqual([
        'no stroke is called 怪球',
        'no rally ends with 怪',
        'nobody has won the rally',
      ]);
      expect(sheet?.parts[0]?.rallies).toHaveLength(2);
    });

    test('is a list that lacks a name or tells an impossible day, and a second set without a first', async () => {
      const nameless = read([], [listRow.replace('Zoe ZANDER', '')]);
      await expect(nameless).rejects.toThrow('line 2: no winner');
      const undated = read([], [listRow.replace('2031,4,5', '2031,,')]);
      expect((await undated).fixtures[0]?.date).toBeNull();
      const impossible = read([], [listRow, listRow.replace('2031,4,5', '2031,2,30')]);
      await expect(impossible).rejects.toThrow('line 3: no day of the calendar: 2031-02-30');
      const files = filesOf([good]);
      const second = folder.file(`${turn}/${video}/set3.csv`, good);
      await expect(readAll(badminton, [...files, second], now)).rejects.toThrow(
        'no set 2 beside it',
      );
    });
  });
});
