import type { Action, Side } from '@xiongmao/api/matches/shapes';
import type { SurfaceKind } from './surface.tsx';

export type ShotOutcome = 'scored' | 'onTarget' | 'missed';

export interface Shot {
  key: string;
  side: Side;
  player: string | null;
  period: string;
  x: number;
  y: number;
  outcome: ShotOutcome;
}

const scoredKinds = /^(goal|penaltyGoal|twoPoints|threePoints)$/;
const shotKinds = /^(shot|penalty|shotMissed)$/;

/** The shots among a match's actions, with what became of them. Where points are shot, one scores or misses. */
export function shotsOf(actions: readonly Action[], surface: SurfaceKind): Shot[] {
  return actions.flatMap(({ order, kind, side, player, period, x, y, success }) => {
    const scored = scoredKinds.test(kind) && success !== false;
    if (period === 'pen' || !(shotKinds.test(kind) || scoredKinds.test(kind))) return [];
    const made = scored || (surface === 'court' && success === true);
    const outcome = made ? 'scored' : success && surface === 'pitch' ? 'onTarget' : 'missed';
    return [{ key: `${order}`, side, player, period, x, y, outcome } satisfies Shot];
  });
}

/** How many of a side's shots came to what. */
export function countShots(shots: readonly Shot[], side: Side) {
  const of = (outcome: ShotOutcome) =>
    shots.filter((shot) => shot.side === side && shot.outcome === outcome).length;
  return { scored: of('scored'), onTarget: of('onTarget'), missed: of('missed') };
}
