import type { TalkSort } from '@xiongmao/api/posts/rules';
import { type SQL, sql } from 'drizzle-orm';

/** Rows of one page. */
export const pageLength = 20;

/** The order of a list, and what of it comes after where a page ended. */
export function orderOf(
  sort: TalkSort,
  columns: { hot: SQL; id: SQL },
  after: string | undefined,
): { order: SQL; behind: SQL } {
  const [first = '', second] = (after ?? '').split('.');
  if (sort === 'new') {
    return {
      order: sql`${columns.id} desc`,
      behind: after ? sql`${columns.id} < ${Number(second ?? first)}` : sql`true`,
    };
  }
  return {
    order: sql`${columns.hot} desc, ${columns.id} desc`,
    behind:
      after && second !== undefined
        ? sql`(${columns.hot}, ${columns.id}) < (${Number(first)}::int, ${Number(second)}::int)`
        : sql`true`,
  };
}

/** Where a page ends; null where nothing follows it. One row more than the page is read. */
export function endOf(
  sort: TalkSort,
  found: readonly { id: number; hot: number }[],
): string | null {
  if (found.length <= pageLength) return null;
  const { id, hot } = found[pageLength - 1]!;
  return sort === 'new' ? `${id}` : `${hot}.${id}`;
}
