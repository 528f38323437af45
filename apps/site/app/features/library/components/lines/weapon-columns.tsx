import type { RankedLine } from '@xiongmao/api/library/lines/shapes';
import type { Column } from '../table/data-table.tsx';

/** Weapons that have a column: those with most kills among the rows. */
const most = 12;

/** A column for each weapon's kills. */
export function weaponColumns(rows: readonly RankedLine[]): Column<RankedLine>[] {
  const sums = new Map<string, number>();
  for (const { weapons } of rows) {
    for (const [weapon, [kills]] of Object.entries(weapons ?? {})) {
      sums.set(weapon, (sums.get(weapon) ?? 0) + kills);
    }
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([weapon]) => ({
      key: weapon,
      head: weapon,
      cell: ({ weapons }) => weapons?.[weapon]?.[0] ?? 0,
    }));
}
