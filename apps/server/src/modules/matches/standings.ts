import type { StandingRow } from '@xiongmao/api/matches/shapes';

/** What a table needs of a match that counts. */
export interface Result {
  homeId: number;
  awayId: number;
  home: number;
  away: number;
}

export type TableRow = Omit<StandingRow, 'team'> & { teamId: number };

/**
 * The table of results, in the order played. By points, difference, goals scored, and name of the id where
 * the sport gives points; else by share of matches won, then difference. Sides level in all share a rank.
 */
export function tableOf(
  results: readonly Result[],
  points: { win: number; draw: number; loss: number } | null,
): TableRow[] {
  const sides = new Map<number, Omit<TableRow, 'rank'>>();
  const side = (teamId: number) => {
    const held = sides.get(teamId) ?? {
      teamId,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      scored: 0,
      conceded: 0,
      points: points ? 0 : null,
      form: [],
    };
    sides.set(teamId, held);
    return held;
  };
  const count = (teamId: number, scored: number, conceded: number) => {
    const row = side(teamId);
    const outcome = scored > conceded ? 'win' : scored < conceded ? 'loss' : 'draw';
    row.played += 1;
    row.scored += scored;
    row.conceded += conceded;
    row[outcome === 'win' ? 'won' : outcome === 'loss' ? 'lost' : 'drawn'] += 1;
    if (points && row.points !== null) row.points += points[outcome];
    row.form = [...row.form.slice(-4), outcome];
  };
  for (const { homeId, awayId, home, away } of results) {
    count(homeId, home, away);
    count(awayId, away, home);
  }
  const merit = (row: Omit<TableRow, 'rank'>) => [
    row.points ?? (row.played ? row.won / row.played : 0),
    row.scored - row.conceded,
    row.scored,
  ];
  const compare = (a: number[], b: number[]) =>
    a.map((value, index) => b[index]! - value).find((difference) => difference !== 0) ?? 0;
  const sorted = [...sides.values()].sort(
    (a, b) => compare(merit(a), merit(b)) || a.teamId - b.teamId,
  );
  const ranked: TableRow[] = [];
  for (const [index, row] of sorted.entries()) {
    const above = ranked[index - 1];
    const level = above && compare(merit(above), merit(row)) === 0;
    ranked.push({ rank: level ? above.rank : index + 1, ...row });
  }
  return ranked;
}
