import type { Lineup, LineupPlayer } from '@xiongmao/api/matches/shapes';

/** How far up the pitch a position stands: 0 goalkeeper … 5 striker; null where its code tells nothing. */
function depth(position: string | null): number | null {
  const code = position?.toUpperCase() ?? '';
  if (/^G/.test(code)) return 0;
  if (/^(D(?!M)|[LRC]?B$|[LRC]CB$|[LR]WB|SW|WB)/.test(code)) return 1;
  if (/^[LRC]?DM/.test(code)) return 2;
  if (/^[LRC]?AM/.test(code)) return 4;
  if (/^[LRC]?(M|CM)/.test(code)) return 3;
  if (/^([LRC]?F|[LR]W$|S|CF|W$|A)/.test(code)) return 5;
  return null;
}

/** -1 on the team's own left, 1 on its right. */
function flank(position: string | null): number {
  const code = position?.toUpperCase() ?? '';
  if (/^L/.test(code)) return -1;
  return /^R/.test(code) ? 1 : 0;
}

/**
 * The eleven who began, row by row from the goalkeeper on, each row from the team's right to its left.
 * Rows follow the formation where it accounts for everyone, else the positions; null when neither does.
 */
export function pitchRows(lineup: Lineup): LineupPlayer[][] | null {
  const starters = lineup.players.filter((player) => player.starter);
  const placed = starters.map((player) => ({ player, depth: depth(player.position) }));
  const known = placed.every((entry) => entry.depth !== null);
  if (known) placed.sort((a, b) => a.depth! - b.depth!);

  const sizes = [1, ...(lineup.formation?.match(/\d+/g)?.map(Number) ?? [])];
  const rows: LineupPlayer[][] = [];
  if (sizes.length > 2 && sizes.reduce((sum, size) => sum + size, 0) === starters.length) {
    for (const size of sizes) {
      rows.push(placed.splice(0, size).map((entry) => entry.player));
    }
  } else if (known && starters.length > 0) {
    for (const step of [0, 1, 2, 3, 4, 5]) {
      const row = placed.filter((entry) => entry.depth === step).map((entry) => entry.player);
      if (row.length > 0) rows.push(row);
    }
  } else {
    return null;
  }
  return rows.map((row) => row.sort((a, b) => flank(b.position) - flank(a.position)));
}
