import type { Incident } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';

/** Points each entry brought, by its key; sources tell the score beside entries that did not move it, too. */
export type Gains = ReadonlyMap<string, number>;

/** What each entry that moved the score brought; withdrawn ones tell what was taken back again. */
export function gainsOf(incidents: readonly Incident[]): Gains {
  const gains = new Map<string, number>();
  let last = 0;
  for (const { key, score, state } of incidents) {
    if (!score) continue;
    const sum = score.home + score.away;
    if (sum > last) gains.set(key, sum - last);
    if (state !== 'withdrawn') last = sum;
  }
  return gains;
}

export interface Scorer {
  side: Side;
  player: string;
  points: number;
}

/** Who scored most for each of the sides, in their order, among `entries`. */
export function topScorers(
  entries: readonly Incident[],
  gains: Gains,
  sides: readonly Side[],
): Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const { key, side, player, state } of entries) {
    const points = gains.get(key);
    if (!points || !side || !player || state === 'withdrawn') continue;
    const name = `${side} ${player}`;
    const held = scorers.get(name) ?? { side, player, points: 0 };
    scorers.set(name, { ...held, points: held.points + points });
  }
  const sorted = [...scorers.values()].sort((a, b) => b.points - a.points);
  return sides.flatMap((side) => sorted.find((scorer) => scorer.side === side) ?? []);
}

/** The end of a game played inside a period: the last one of a set of tennis ends the set, too. */
export const endsGame = ({ kind, side }: Incident): boolean =>
  kind === 'gameEnd' || (kind === 'periodEnd' && side !== null);

/** The score in games after each game of a set, by the key of its end: the source tells that of the match. */
export function gameScores(entries: readonly Incident[]): ReadonlyMap<string, ScorePair> {
  const scores = new Map<string, ScorePair>();
  const score: ScorePair = { home: 0, away: 0 };
  const ends = entries.filter(endsGame);
  if (ends.length < 2) return scores;
  for (const { key, side, state } of ends) {
    if (!side || state === 'withdrawn') continue;
    score[side] += 1;
    scores.set(key, { ...score });
  }
  return scores;
}
