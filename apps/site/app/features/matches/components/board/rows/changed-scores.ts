import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { setByHand } from '../../../set-by-hand.ts';

export interface ChangedScore {
  match: BoardMatch;
  score: ScorePair;
  /** Whose score has grown; null for one that was taken back, or corrected. */
  scorer: Side | null;
}

/** The matches among those watched whose score is not what it was. */
export function changedScores(
  before: readonly BoardMatch[],
  now: readonly BoardMatch[],
  watched: ReadonlySet<number>,
): ChangedScore[] {
  const held = new Map(before.map((match) => [match.id, match.state]));
  return now.flatMap((match) => {
    const { score } = match.state;
    const state = held.get(match.id);
    const old = state?.score;
    if (!score || !old || !watched.has(match.id)) return [];
    if (score.home === old.home && score.away === old.away) return [];
    if (setByHand(state, match.state)) return [{ match, score, scorer: null }];
    const scorer = score.home > old.home ? 'home' : score.away > old.away ? 'away' : null;
    return [{ match, score, scorer } as const];
  });
}
