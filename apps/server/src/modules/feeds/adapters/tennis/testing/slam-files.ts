/** Files of an invented tournament, in the format. */

const listed =
  'match_id,year,slam,match_num,player1,player2,status,winner,court_name,player1id,player2id';
const nations = 'nation1,nation2,partner1,partner2';

export type ListRow = Record<string, string>;

/** A list of matches. */
export function matchList(rows: readonly ListRow[]): string {
  const columns = `${listed},${nations}`.split(',');
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','));
  return [columns.join(','), ...lines].join('\n');
}

const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const alone = (number: string, more: ListRow = {}): ListRow => ({
  match_id: `2031-usopen-${number}`,
  player1: 'Ada Arrow',
  player2: 'Bea Bolt',
  ...more,
});

export const pairs = (number: string, more: ListRow = {}): ListRow =>
  alone(number, { partner1: 'Cy Crane', partner2: 'Dee Dart', ...more });

export interface PointOptions {
  /** What more columns say of a point, by its place among the match's points. */
  more?: (place: number) => Record<string, string | number>;
  /** Which player serves a game, by its place in the match. */
  server?: (game: number) => number;
  /** Columns that this tournament lacks. */
  without?: readonly string[];
  seconds?: number;
}

/**
 * The points of a match, told as sets of games: `1` and `2` say who won each point. A tie-break begins with `t`, what
 * is cut off with `-`.
 */
export function pointRows(
  id: string,
  sets: readonly string[],
  { more = () => ({}), server = (game) => (game % 2) + 1, seconds = 30 }: PointOptions = {},
): Record<string, string | number>[] {
  const rows: Record<string, string | number>[] = [];
  let place = 0;
  let served = 0;
  for (const [index, set] of sets.entries()) {
    const games = [0, 0];
    const played = set.split(' ');
    for (const [number, text] of played.entries()) {
      const isTieBreak = text.startsWith('t');
      const isOpen = text.endsWith('-');
      const winners = [...text.replace(/[t-]/g, '')].map(Number);
      const count = [0, 0];
      for (const [at, winner] of winners.entries()) {
        count[winner - 1]! += 1;
        const ends = !isOpen && at === winners.length - 1;
        if (ends) games[winner - 1]! += 1;
        const endsSet = ends && number === played.length - 1;
        const [one, two] = ends ? ['0', '0'] : called(count, isTieBreak);
        const first = server(served);
        const turns = isTieBreak ? Math.floor((at + 1) / 2) % 2 : 0;
        place += 1;
        rows.push({
          match_id: id,
          ElapsedTime: clock((place - 1) * seconds),
          SetNo: index + 1,
          P1GamesWon: games[0]!,
          P2GamesWon: games[1]!,
          SetWinner: endsSet ? winner : 0,
          GameNo: number + 1,
          GameWinner: ends ? winner : 0,
          PointNumber: place,
          PointWinner: winner,
          PointServer: turns === 0 ? first : first === 1 ? 2 : 1,
          P1Score: one,
          P2Score: two,
          ...more(place),
        });
      }
      served += 1;
    }
  }
  return rows;
}

export function pointFile(
  rows: readonly Record<string, string | number>[],
  without: readonly string[] = [],
): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (row: Record<string, string | number>) =>
    columns.map((column) => (without.includes(column) ? '' : (row[column] ?? 0))).join(',');
  return [columns.join(','), ...rows.map(line)].join('\n');
}

/** A row of what was played before the first point. */
export const filler = (id: string, number: string) => ({
  match_id: id,
  ElapsedTime: '00:00:00',
  SetNo: 1,
  GameNo: 1,
  PointNumber: number,
  PointWinner: 0,
  PointServer: 0,
});

const calls = ['0', '15', '30', '40'];

function called([one = 0, two = 0]: number[], isTieBreak: boolean): [string, string] {
  if (isTieBreak) return [String(one), String(two)];
  if (one >= 3 && two >= 3)
    return one === two ? ['40', '40'] : one > two ? ['AD', '40'] : ['40', 'AD'];
  return [calls[one]!, calls[two]!];
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** So many games in turn, first the first side's. */
export const games = (count: number, first: 1 | 2 = 1): string =>
  Array.from({ length: count }, (_, index) =>
    (index % 2 === 0 ? String(first) : String(3 - first)).repeat(4),
  ).join(' ');
export const love = (winner: 1 | 2, count: number): string =>
  Array.from({ length: count }, () => String(winner).repeat(4)).join(' ');
