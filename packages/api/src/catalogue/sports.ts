/**
 * Sports as data: which periods, phases, score columns and clock a game has. One scoreboard reads this
 * for all of them. Period keys are the prefix and a number (`q1`, `set3`), or the fixed key (`pen`).
 */
export type SportKey = keyof typeof sports;

export interface Sport {
  /** What the big score counts: goals, points, runs, sets or frames or games won. */
  scoring: 'points' | 'wins';
  /** Regular periods: prefix of their keys and how many (the most there can be where it varies). */
  period: { prefix: string; count: number };
  /** Further periods after the regular ones. A numbered one (`ot1`, `ot2`) may repeat. */
  extra: readonly { key: string; numbered: boolean; inScore: boolean }[];
  /** Which way the clock runs, and the length of a period in seconds; null: played without a clock. */
  clock: {
    direction: 'up' | 'down';
    seconds: number;
    /** Soccer counts on through the periods, the others start anew. */
    continuous: boolean;
    extraSeconds: number;
  } | null;
  /** Phases a live match of this sport can be in besides its periods. */
  breaks: readonly string[];
  /** Columns of the detailed scoreboard besides the periods (tennis points, cricket overs…). */
  columns: readonly string[];
  /** For games inside a match: what is counted in them. */
  inner: 'kills' | 'rounds' | 'points' | null;
  /** How event positions are drawn. */
  surface: 'pitch' | 'court' | null;
  /** Order of the sides on the board: the away side stands first in North American sports. */
  first: 'home' | 'away';
  /** Many teams meet in one match and are placed: there is no home side, no score of two. */
  lobby?: true;
}

const esport = {
  scoring: 'wins',
  period: { prefix: 'game', count: 7 },
  extra: [],
  clock: null,
  breaks: ['banPick', 'paused', 'break'],
  columns: [],
  surface: null,
  first: 'home',
} as const;

const sets = (prefix: string, count: number) =>
  ({
    scoring: 'wins',
    period: { prefix, count },
    extra: [],
    clock: null,
    breaks: ['break', 'timeout'],
    inner: null,
    surface: null,
    first: 'home',
  }) as const;

export const sports = {
  soccer: {
    scoring: 'points',
    period: { prefix: 'h', count: 2 },
    extra: [
      { key: 'et', numbered: true, inScore: true },
      { key: 'pen', numbered: false, inScore: false },
    ],
    clock: { direction: 'up', seconds: 2700, continuous: true, extraSeconds: 900 },
    breaks: ['halfTime', 'extraTimeBreak', 'penaltiesBreak'],
    columns: [],
    inner: null,
    surface: 'pitch',
    first: 'home',
  },
  basketball: {
    scoring: 'points',
    period: { prefix: 'q', count: 4 },
    extra: [{ key: 'ot', numbered: true, inScore: true }],
    clock: { direction: 'down', seconds: 720, continuous: false, extraSeconds: 300 },
    breaks: ['halfTime', 'break', 'timeout'],
    columns: [],
    inner: null,
    surface: 'court',
    first: 'away',
  },
  tennis: { ...sets('set', 5), columns: ['point', 'serving'] },
  snooker: { ...sets('frame', 35), columns: ['point', 'break'] },
  volleyball: { ...sets('set', 5), columns: ['serving'] },
  tableTennis: { ...sets('set', 7), columns: ['serving'] },
  badminton: { ...sets('set', 3), columns: ['serving'] },
  baseball: {
    scoring: 'points',
    period: { prefix: 'inning', count: 9 },
    extra: [{ key: 'extra', numbered: true, inScore: true }],
    clock: null,
    breaks: ['break', 'delay'],
    columns: ['hits', 'errors', 'outs', 'bases', 'count'],
    inner: null,
    surface: null,
    first: 'away',
  },
  cricket: {
    scoring: 'points',
    period: { prefix: 'innings', count: 4 },
    extra: [{ key: 'superOver', numbered: true, inScore: false }],
    clock: null,
    breaks: ['inningsBreak', 'drinks', 'lunch', 'tea', 'stumps', 'delay'],
    columns: ['wickets', 'overs', 'batting', 'target'],
    inner: null,
    surface: null,
    first: 'home',
  },
  americanFootball: {
    scoring: 'points',
    period: { prefix: 'q', count: 4 },
    extra: [{ key: 'ot', numbered: true, inScore: true }],
    clock: { direction: 'down', seconds: 900, continuous: false, extraSeconds: 600 },
    breaks: ['halfTime', 'break', 'timeout'],
    columns: ['down', 'possession'],
    inner: null,
    surface: null,
    first: 'away',
  },
  mobaBestOf: { ...esport, inner: 'kills' },
  roundsBestOf: { ...esport, inner: 'rounds' },
  pointsBestOf: { ...esport, inner: 'points' },
  /** Rounds, each of which places all teams: a match is a lobby. */
  battleRoyale: {
    ...esport,
    period: { prefix: 'game', count: 30 },
    breaks: ['paused', 'break'],
    inner: null,
    lobby: true,
  },
  generic: {
    scoring: 'points',
    period: { prefix: 'p', count: 2 },
    extra: [{ key: 'ot', numbered: true, inScore: true }],
    clock: null,
    breaks: ['break'],
    columns: [],
    inner: null,
    surface: null,
    first: 'home',
  },
} as const satisfies Record<string, Sport>;

/** Whether `key` names a period of the sport: `h2`, `ot3`, `pen`, `game1`. */
export function isPeriodKey(sport: Sport, key: string): boolean {
  return periodOrder(sport, key) >= 0;
}

/** A period's place in the sport's order; -1 for what is not one of its periods. */
export function periodOrder(sport: Sport, key: string): number {
  const found = /^([a-zA-Z]+?)(\d{1,2})?$/.exec(key);
  if (!found) return -1;
  const [, prefix, digits] = found;
  const number = digits === undefined ? 0 : Number(digits);
  if (prefix === sport.period.prefix) {
    return number >= 1 && number <= sport.period.count ? number - 1 : -1;
  }
  const index = sport.extra.findIndex((extra) => extra.key === prefix);
  const extra = sport.extra[index];
  if (!extra || extra.numbered !== number >= 1) return -1;
  return sport.period.count + index * 100 + number;
}

/** Whether `key` names a phase a live match of the sport may be in. */
export function isPhase(sport: Sport, key: string): boolean {
  return isPeriodKey(sport, key) || sport.breaks.includes(key);
}
