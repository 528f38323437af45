import type { SheetPoint } from '@xiongmao/api/matches/sheets/games';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { FeedFileError } from '../adapter.ts';
import { type CsvRow, readCsv } from '../reading/csv.ts';

/** A point as its row tells it. What is undefined the file doesn't tell. */
export interface Point {
  line: number;
  /** Through the match. */
  number: number | null;
  set: number;
  /** As numbered in the file: within the set, or through the match. */
  game: number;
  winner: Side;
  /** 1 and 2 are the first of each side, 3 and 4 their partners. */
  server: number | null;
  /** Seconds since the match began. */
  elapsed: number | null;
  called: { home: string; away: string };
  /** Games of the set after it. */
  games: ScorePair | null;
  /** Who won the game with it, as told. */
  gameWinner: Side | null;
  setWinner: Side | null;
  ending?: SheetPoint['ending'];
  stroke?: SheetPoint['stroke'];
  /** Who of the four ended it. */
  by?: number;
  serve?: SheetPoint['serve'];
  width?: SheetPoint['width'];
  speed?: number;
  strokes?: number;
  /** Who came to the net. */
  net?: Side[];
  /** Metres run. */
  distance?: ScorePair;
}

const needed = ['match_id', 'SetNo', 'GameNo', 'PointNumber', 'PointWinner', 'PointServer'];

/**
 * The points of a file by match, in the order of their numbers; rows in which nothing was played are left out. A point
 * that stands twice is the one that stands last.
 */
export async function pointsOf(file: string): Promise<Map<string, Point[]>> {
  const { rows } = await readCsv(file, [...needed, 'P1Score', 'P2Score']);
  const told = toldColumns(rows);
  const matches = new Map<string, Point[]>();
  for (const row of rows) {
    const id = row.cells.match_id?.trim() ?? '';
    const points = matches.get(id) ?? [];
    matches.set(id, points);
    const point = pointOf(row, told, (reason) => {
      throw new FeedFileError(file, `line ${row.line}`, reason);
    });
    if (point) points.push(point);
  }
  return new Map([...matches].map(([id, points]) => [id, inOrder(points)]));
}

function inOrder(points: Point[]): Point[] {
  // Where one has no number nothing but the rows tells the order.
  if (points.some(({ number }) => number === null)) return points;
  const last = new Map(points.map((point) => [`${point.set}/${point.number}`, point]));
  return [...last.values()].sort((a, b) => a.set - b.set || a.number! - b.number!);
}

/** Columns in which anything stands: one of blanks and noughts alone was not kept. */
function toldColumns(rows: readonly CsvRow[]): ReadonlySet<string> {
  const isTold = (column: string) =>
    rows.some(({ cells }) => !/^[0.:\s]*$/.test(cells[column] ?? ''));
  return new Set(Object.keys(rows[0]?.cells ?? {}).filter(isTold));
}

function pointOf(
  { line, cells }: CsvRow,
  told: ReadonlySet<string>,
  fail: (reason: string) => never,
): Point | null {
  const text = (column: string) => (cells[column] ?? '').trim();
  const number = (column: string, most: number): number => {
    const value = text(column);
    const found = value === '' ? 0 : Number(value);
    return Number.isInteger(found) && found >= 0 && found <= most
      ? found
      : fail(`${column}: ${value}`);
  };
  const winner = sideOf(number('PointWinner', 2));
  if (!winner) return null;
  const flag = (name: string): Side | null => {
    if (text(`P1${name}`) === '1') return 'home';
    return text(`P2${name}`) === '1' ? 'away' : null;
  };
  const server = number('PointServer', 4) || null;
  const [, by, stroke, , end] = /^([1-4])(\d)(\d)(\d)/.exec(text('History')) ?? [];
  const ending =
    endingOf(flag) ?? (told.has('History') && end === '3' && by ? 'forcedError' : null);
  const isOwn = ending === 'ace' || ending === 'winner';
  const loser = winner === 'home' ? 'away' : 'home';
  const isWhose = sideOfPlayer(Number(by)) === (isOwn ? winner : loser);
  const speed = Math.round(Number(text('Speed_KMH')) || Number(text('Speed_MPH')) * 1.609344 || 0);
  const strokes = Number(text('Rally') || text('RallyCount'));
  const hasStrokes = (told.has('Rally') || told.has('RallyCount')) && Number.isInteger(strokes);
  const distance = { home: Number(text('P1DistanceRun')), away: Number(text('P2DistanceRun')) };
  const serve = serveOf(text, ending, flag);
  const hit = ending === 'ace' || ending === 'doubleFault' ? null : strokeOf(text, stroke);
  const width = widths[text('ServeWidth')];
  return {
    line,
    number: /^\d{1,6}$/.test(text('PointNumber')) ? Number(text('PointNumber')) : null,
    set: number('SetNo', 5) || fail('SetNo: no number'),
    game: number('GameNo', 300),
    winner,
    server,
    elapsed: told.has('ElapsedTime') ? secondsOf(text('ElapsedTime')) : null,
    called: { home: text('P1Score').slice(0, 4), away: text('P2Score').slice(0, 4) },
    games: told.has('P1GamesWon')
      ? { home: number('P1GamesWon', 200), away: number('P2GamesWon', 200) }
      : null,
    gameWinner: sideOf(number('GameWinner', 2)),
    setWinner: sideOf(number('SetWinner', 2)),
    ...(ending && { ending }),
    ...(hit && ending && { stroke: hit }),
    ...(ending && by && isWhose && { by: Number(by) }),
    ...(serve && { serve }),
    ...(width && { width }),
    ...(speed > 0 && speed <= 400 && { speed }),
    ...(hasStrokes && strokes >= 0 && strokes <= 1000 && { strokes }),
    ...(told.has('P1NetPoint') && {
      net: (['home', 'away'] as const).filter((_, index) => text(`P${index + 1}NetPoint`) === '1'),
    }),
    ...(told.has('P1DistanceRun') && distance.home >= 0 && distance.away >= 0 && { distance }),
  };
}

const sideOf = (number: number): Side | null =>
  number === 1 ? 'home' : number === 2 ? 'away' : null;

/** Of the four players, odd numbers are the first side's. */
export function sideOfPlayer(number: number | null): Side | null {
  return number ? sideOf(((number - 1) % 2) + 1) : null;
}

/** Aces count as winners, double faults as errors, in some years: the narrower word is taken. */
function endingOf(flag: (name: string) => Side | null): SheetPoint['ending'] | null {
  if (flag('Ace')) return 'ace';
  if (flag('DoubleFault')) return 'doubleFault';
  if (flag('Winner')) return 'winner';
  if (flag('UnfErr')) return 'unforcedError';
  return flag('ForcedError') ? 'forcedError' : null;
}

function strokeOf(text: (column: string) => string, history: string | undefined) {
  const shot = text('WinnerShotType');
  if (text('Winner_FH') === '1' || shot === 'F' || history === '1') return 'forehand';
  if (text('Winner_BH') === '1' || shot === 'B' || history === '2') return 'backhand';
  return null;
}

function serveOf(
  text: (column: string) => string,
  ending: SheetPoint['ending'] | null,
  flag: (name: string) => Side | null,
): SheetPoint['serve'] | null {
  if (ending === 'doubleFault') return 2;
  const number = text('ServeNumber');
  if (number === '1' || flag('FirstSrvIn')) return 1;
  return number === '2' || flag('SecondSrvIn') ? 2 : null;
}

const widths: Readonly<Record<string, SheetPoint['width']>> = {
  W: 'wide',
  BW: 'bodyWide',
  B: 'body',
  BC: 'bodyCentre',
  C: 'centre',
};

function secondsOf(time: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}
