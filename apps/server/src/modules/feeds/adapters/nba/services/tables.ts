import { z } from 'zod';

/** The stats service answers with tables: names of columns, then rows. */
const answer = z.object({
  parameters: z.record(z.string(), z.unknown()).nullish().catch(null),
  resultSets: z.array(
    z.object({
      name: z.string(),
      headers: z.array(z.string()),
      rowSet: z.array(z.unknown()),
    }),
  ),
});

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;
export type Tables = ReadonlyMap<string, Row[]>;

/** The tables of an answer by name; null where it is none. */
export function tablesOf(value: unknown): Tables | null {
  const { data } = answer.safeParse(value);
  if (!data) return null;
  const told = data.resultSets.filter(
    ({ name }) => !boxTables.has(name) || isWholeGame(data.parameters ?? {}),
  );
  return new Map(
    told.map(({ name, headers, rowSet }) => [
      name,
      rowSet.map((row) => {
        const cells: unknown[] = Array.isArray(row) ? row : [];
        return Object.fromEntries(headers.map((header, index) => [header, cells[index]]));
      }),
    ]),
  );
}

/** Box scores can be asked for a part of the game, in tenths of seconds: those are no one's final figures. */
const boxTables = new Set(['PlayerStats', 'TeamStats']);
const shortestGame = 24_000;

function isWholeGame(asked: Readonly<Record<string, unknown>>): boolean {
  const { RangeType: type, StartRange: start, EndRange: end } = asked;
  return !Number(type) || (Number(start) === 0 && Number(end) >= shortestGame);
}

/** A column's text, trimmed and no longer than names and descriptions are; null where it is empty. */
export function textIn(row: Row, column: string, most = 120): string | null {
  const value = row[column];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null;
}

/** A column's number, also one written as text; null where it is none. */
export function numberIn(row: Row, column: string): number | null {
  const value = row[column];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A column's day as YYYY-MM-DD; null where it is no day. */
export function dayIn(row: Row, column: string): string | null {
  const day = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(textIn(row, column) ?? '');
  return z.iso.date().safeParse(day && `${day[1]}-${day[2]}-${day[3]}`).data ?? null;
}

/** A column's points; null where they are none. */
export function pointsIn(row: Row, column: string): number | null {
  const points = numberIn(row, column);
  return points !== null && Number.isInteger(points) && points >= 0 && points < 1000
    ? points
    : null;
}

/** A number that names something, as text; null for none and for 0. */
export function idIn(row: Row, column: string): string | null {
  const number = numberIn(row, column);
  return number ? String(number) : null;
}
