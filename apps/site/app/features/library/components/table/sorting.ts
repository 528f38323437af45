import { nameOrder } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';

/** What a table is sorted by, as its address says it: `points`, or `-points` for the greatest first. */
export interface Sort {
  key: string;
  descending: boolean;
}

export type SortValue = number | string | null;

interface Sortable<Row> {
  key: string;
  by?: (row: Row) => SortValue;
}

/** What an address sorts by; null for what is none of the columns, which leaves the rows as they come. */
export function readSort(text: string | null, keys: readonly string[]): Sort | null {
  const descending = text?.startsWith('-') ?? false;
  const key = descending ? text!.slice(1) : text;
  return key !== null && keys.includes(key) ? { key, descending } : null;
}

export const writeSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** The rows in the order asked for; those without a value come last, whichever way it runs. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sort: Sort | null,
  locale: Locale,
): readonly Row[] {
  const by = columns.find(({ key }) => key === sort?.key)?.by;
  if (!sort || !by) return rows;
  const turn = sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return turn * (a - b);
    return turn * nameOrder(locale)(String(a), String(b));
  });
}

/** What a tap on a column's head sorts by: figures from the greatest, words from the first; again, the other way. */
export function nextSort<Row>(
  { key, by }: Sortable<Row>,
  sort: Sort | null,
  rows: readonly Row[],
): Sort {
  if (sort?.key === key) return { key, descending: !sort.descending };
  const known = rows.map((row) => by?.(row) ?? null).find((value) => value !== null);
  return { key, descending: typeof known === 'number' };
}
