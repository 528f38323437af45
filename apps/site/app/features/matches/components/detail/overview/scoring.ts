import type { Incident, ScorePair, Side } from '@xiongmao/api/matches/shapes';
import type { Chapter } from '../chapters.ts';
import { isKeyMoment } from '../key-moments.ts';

const boundaries = new Set(['periodStart', 'periodEnd']);

/** The entries that sum a chapter up: where games are played inside it (tennis), their ends; else all that scored. */
export function scoringEntries({ entries }: Chapter): Incident[] {
  const ends = entries.filter(({ kind }) => kind === 'gameEnd');
  if (ends.length > 1) return ends;
  return entries.filter(
    (entry) => !boundaries.has(entry.kind) && (entry.score !== null || isKeyMoment(entry)),
  );
}

export interface Scorer {
  side: Side;
  player: string;
  points: number;
}

/** Who scored most for each side among `entries`, when the score before them was `before`. */
export function topScorers(entries: readonly Incident[], before: ScorePair): Scorer[] {
  const scorers = new Map<string, Scorer>();
  let last = before;
  for (const { side, player, score, state } of entries) {
    if (!score || state === 'withdrawn') continue;
    const points = score.home + score.away - last.home - last.away;
    last = score;
    if (!side || !player || points <= 0) continue;
    const key = `${side} ${player}`;
    const held = scorers.get(key) ?? { side, player, points: 0 };
    scorers.set(key, { ...held, points: held.points + points });
  }
  const sorted = [...scorers.values()].sort((a, b) => b.points - a.points);
  return (['home', 'away'] as const).flatMap(
    (side) => sorted.find((scorer) => scorer.side === side) ?? [],
  );
}
