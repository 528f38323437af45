import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import { fromNow } from './matches.ts';

/** A match in the middle of things, and what its scoreboard is to show of it. */
interface Shown {
  gameId: number;
  bestOf?: number;
  regularPeriods?: number;
  state: Partial<MatchState>;
  /** Figures of its row on a phone: home's, away's. */
  row: [string[], string[]];
  /** What else the row says. */
  says?: string[];
  /** Cells of the score table on its page, a row each, from the names on. */
  table?: string[][];
  /** What else its page says. */
  page?: (string | RegExp)[];
}

const period = (key: string, home: number, away: number, rest: Partial<PeriodScore> = {}) => ({
  key,
  home,
  away,
  ...rest,
});
const periods = (prefix: string, ...scores: [number, number][]) =>
  scores.map(([home, away], index) => period(`${prefix}${index + 1}`, home, away));
const column = (key: string, home: string, away = '') => ({ key, home, away });
const clock = (seconds: number) => ({ at: fromNow(0), seconds, running: false, speed: 1 });
const champions = (side: 'home' | 'away', kind: 'ban' | 'pick', ...names: string[]) =>
  names.map((name) => ({ side, kind, name }));

/** One of each sport, and football in its finer points. */
export const boards: Record<string, Shown> = {
  'football in extra time': {
    gameId: 202,
    state: {
      phase: 'et1',
      clock: clock(5400 + 390),
      score: { home: 2, away: 2 },
      periods: [...periods('h', [1, 0], [1, 2]), period('et1', 0, 0)],
    },
    row: [['2'], ['2']],
    says: ['97′'],
    page: ['97′', 'Half-time 1–0'],
  },
  'football decided by penalties': {
    gameId: 202,
    state: {
      status: 'ended',
      phase: null,
      score: { home: 2, away: 2 },
      periods: [
        ...periods('h', [1, 0], [1, 2]),
        period('et1', 0, 0),
        period('et2', 0, 0),
        period('pen', 4, 3),
      ],
      winner: 'home',
    },
    row: [['2'], ['2']],
    says: ['Pens', '4–3'],
    page: ['4–3'],
  },
  'basketball in overtime, the away side first': {
    gameId: 201,
    state: {
      phase: 'ot1',
      clock: clock(125),
      score: { home: 108, away: 110 },
      periods: [...periods('q', [25, 24], [26, 30], [27, 22], [22, 24]), period('ot1', 8, 10)],
    },
    row: [['108'], ['110']],
    says: ['OT', '2:05'],
    table: [
      ['24', '30', '22', '24', '10', '110'],
      ['25', '26', '27', '22', '8', '108'],
    ],
  },
  tennis: {
    gameId: 203,
    state: {
      phase: 'set3',
      score: { home: 1, away: 1 },
      periods: periods('set', [6, 4], [3, 6], [4, 3]),
      columns: [column('point', '40', 'AD'), column('serving', '1')],
    },
    row: [
      ['4', '40', '1'],
      ['3', 'AD', '1'],
    ],
    table: [
      ['6', '3', '4', '40', '1'],
      ['4', '6', '3', 'AD', '1'],
    ],
  },
  cricket: {
    gameId: 210,
    state: {
      phase: 'innings2',
      score: { home: 182, away: 96 },
      periods: periods('innings', [182, 0], [0, 96]),
      columns: [
        column('wickets', '6', '3'),
        column('overs', '20', '11.2'),
        column('batting', '', '1'),
      ],
    },
    row: [
      ['20 ov', '182/6'],
      ['11.2 ov', '96/3'],
    ],
    page: ['182/6', '96/3', '11.2'],
  },
  baseball: {
    gameId: 205,
    state: {
      phase: 'inning7',
      score: { home: 3, away: 5 },
      periods: periods('inning', [0, 1], [0, 0], [2, 0], [0, 3], [1, 0], [0, 0], [0, 1]),
      columns: [
        column('hits', '6', '9'),
        column('errors', '0', '1'),
        column('outs', '', '2'),
        column('bases', '', '13'),
        column('count', '', '3-1'),
      ],
    },
    row: [['3'], ['5']],
    says: ['2 outs'],
    table: [
      ['1', '0', '0', '3', '0', '0', '1', '', '', '5', '9', '1'],
      ['0', '0', '2', '0', '1', '0', '0', '', '', '3', '6', '0'],
    ],
    page: ['3-1'],
  },
  'baseball over seven innings': {
    gameId: 205,
    regularPeriods: 7,
    state: {
      phase: 'inning5',
      score: { home: 2, away: 3 },
      periods: [
        ...periods('inning', [0, 1], [0, 0], [2, 0], [0, 2]),
        period('inning5', 0, 0, { unplayed: 'home' }),
      ],
      columns: [column('hits', '6', '5'), column('errors', '0', '1'), column('outs', '', '1')],
    },
    row: [['2'], ['3']],
    table: [
      ['1', '0', '0', '2', '0', '', '', '3', '5', '1'],
      ['0', '0', '2', '0', '', '', '', '2', '6', '0'],
    ],
  },
  'baseball that was over before the last half': {
    gameId: 205,
    regularPeriods: 7,
    state: {
      status: 'ended',
      phase: null,
      score: { home: 4, away: 3 },
      winner: 'home',
      periods: [
        ...periods('inning', [0, 1], [0, 0], [2, 0], [0, 2], [1, 0], [1, 0]),
        period('inning7', 0, 0, { unplayed: 'home' }),
      ],
      columns: [column('hits', '6', '5'), column('errors', '0', '1')],
    },
    row: [['4'], ['3']],
    says: ['Final/7'],
    table: [
      ['1', '0', '0', '2', '0', '0', '0', '3', '5', '1'],
      ['0', '0', '2', '0', '1', '1', 'X', '4', '6', '0'],
    ],
  },
  'American football': {
    gameId: 209,
    state: {
      phase: 'q4',
      clock: clock(134),
      score: { home: 20, away: 17 },
      periods: periods('q', [7, 3], [3, 7], [7, 0], [3, 7]),
      columns: [column('down', '', '3-7-60'), column('possession', '', '1')],
    },
    row: [['20'], ['17']],
    says: ['Q4', '2:14', '3rd & 7'],
    table: [
      ['3', '7', '0', '7', '17'],
      ['7', '3', '7', '3', '20'],
    ],
  },
  snooker: {
    gameId: 204,
    bestOf: 19,
    state: {
      phase: 'frame4',
      score: { home: 2, away: 1 },
      periods: periods('frame', [80, 12], [33, 71], [64, 9], [67, 12]),
      columns: [column('point', '67', '12'), column('break', '34')],
    },
    row: [
      ['67', '2'],
      ['12', '1'],
    ],
    page: ['67', '34'],
  },
  volleyball: {
    gameId: 206,
    state: {
      phase: 'set5',
      score: { home: 2, away: 2 },
      periods: periods('set', [25, 20], [22, 25], [25, 27], [25, 19], [11, 9]),
      columns: [column('serving', '', '1')],
    },
    row: [
      ['11', '2'],
      ['9', '2'],
    ],
    table: [
      ['25', '22', '25', '25', '11', '2'],
      ['20', '25', '27', '19', '9', '2'],
    ],
  },
  'table tennis': {
    gameId: 208,
    state: {
      phase: 'set4',
      score: { home: 2, away: 1 },
      periods: periods('set', [11, 8], [9, 11], [12, 10], [3, 5]),
    },
    row: [
      ['3', '2'],
      ['5', '1'],
    ],
    table: [
      ['11', '9', '12', '3', '2'],
      ['8', '11', '10', '5', '1'],
    ],
  },
  badminton: {
    gameId: 207,
    state: {
      status: 'ended',
      phase: null,
      score: { home: 2, away: 1 },
      periods: periods('set', [21, 18], [19, 21], [21, 15]),
      winner: 'home',
    },
    row: [['2'], ['1']],
    says: ['Final'],
    table: [
      ['21', '19', '21', '2'],
      ['18', '21', '15', '1'],
    ],
  },
  'a best of five in League of Legends, with bans and picks': {
    gameId: 1,
    bestOf: 5,
    state: {
      phase: 'banPick',
      score: { home: 1, away: 1 },
      periods: [
        period('game1', 18, 7, {
          winner: 'home',
          homeSide: 'blue',
          picks: [
            ...champions('home', 'ban', 'Azir'),
            ...champions('away', 'ban', 'Orianna'),
            ...champions('home', 'pick', 'Ahri', 'Vi'),
            ...champions('away', 'pick', 'Jinx', 'Sejuani'),
          ],
        }),
        period('game2', 5, 21, { winner: 'away', homeSide: 'red' }),
        period('game3', 0, 0, { picks: champions('home', 'ban', 'Rumble') }),
      ],
    },
    row: [
      ['0', '1'],
      ['0', '1'],
    ],
    page: ['Best of 5', 'Draft', 'Rumble', 'Ahri', 'Sejuani', 'Orianna'],
  },
  'maps of Counter-Strike': {
    gameId: 2,
    bestOf: 3,
    state: {
      phase: 'game2',
      score: { home: 1, away: 0 },
      periods: [
        period('game1', 13, 9, { winner: 'home', map: 'Mirage', homeSide: 'ct' }),
        period('game2', 7, 8, { map: 'Inferno', homeSide: 't' }),
      ],
    },
    says: ['Rounds'],
    row: [
      ['7', '1'],
      ['8', '0'],
    ],
    page: ['Best of 3', 'Mirage', 'Inferno'],
  },
};
