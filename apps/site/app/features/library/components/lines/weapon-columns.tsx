import type { RankedLine } from '@xiongmao/api/library/lines/shapes';
import type { Column } from '../table/data-table.tsx';

/** Weapons that have a column: those with most kills among the rows. */
const most = 12;

/** All kills, which the rows are ranked by, and a column for each weapon's. */
export function weaponColumns(rows: readonly RankedLine[], kills: string): Column<RankedLine>[] {
  const sums = new Map<string, number>();
  for (const { weapons } of rows) {
    for (const [weapon, [kills]] of Object.entries(weapons ?? {})) {
      sums.set(weapon, (sums.get(weapon) ?? 0) + kills);
    }
  }
  const total = ({ weapons }: RankedLine) =>
    Object.values(weapons ?? {}).reduce((sum, [count]) => sum + count, 0);
  const ofEach = [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([weapon]) => ({
      key: weapon,
      head: weapon,
      cell: ({ weapons }: RankedLine) => weapons?.[weapon]?.[0] ?? 0,
    }));
  return [{ key: 'kills', head: kills, by: total, cell: total }, ...ofEach];
}
