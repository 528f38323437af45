import { sports } from '@xiongmao/api/catalogue/sports';
import type { Action, Incident } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { periodStart } from '../period-clock.ts';
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

/**
 * The shots among a match's actions, with what became of them. Where points are shot, one scores or misses.
 * A goal that the timeline took back was no shot.
 */
export function shotsOf(
  actions: readonly Action[],
  surface: SurfaceKind,
  incidents: readonly Incident[] = [],
): Shot[] {
  const withdrawn = withdrawnGoals(actions, incidents);
  return actions.flatMap((action) => {
    const { order, kind, side, player, period, x, y, success } = action;
    if (withdrawn.has(action)) return [];
    const scored = scoredKinds.test(kind) && success !== false;
    if (period === 'pen' || !(shotKinds.test(kind) || scoredKinds.test(kind))) return [];
    const made = scored || (surface === 'court' && success === true);
    const outcome = made ? 'scored' : success && surface === 'pitch' ? 'onTarget' : 'missed';
    return [{ key: `${order}`, side, player, period, x, y, outcome } satisfies Shot];
  });
}

const goals = /^(goal|penaltyGoal)$/;

/** Actions are never told again: which of them were goals that did not stand, the timeline knows. */
function withdrawnGoals(actions: readonly Action[], incidents: readonly Incident[]): Set<Action> {
  const found = new Set<Action>();
  for (const { kind, state, side, period, minute, added } of incidents) {
    if (state !== 'withdrawn' || !goals.test(kind) || minute === null) continue;
    const late = (action: Action) => Math.abs(minuteOf(action) - (minute + (added ?? 0)));
    const [nearest] = actions
      .filter(
        (action) =>
          action.side === side &&
          action.period === period &&
          goals.test(action.kind) &&
          late(action) <= 1 &&
          !found.has(action),
      )
      .sort((a, b) => late(a) - late(b));
    if (nearest) found.add(nearest);
  }
  return found;
}

/** As the timeline writes it, 1 for the first. */
function minuteOf({ period, second }: Action): number {
  return Math.floor((periodStart(period, sports.soccer) + second) / 60) + 1;
}

/** How many of a side's shots came to what. */
export function countShots(shots: readonly Shot[], side: Side) {
  const of = (outcome: ShotOutcome) =>
    shots.filter((shot) => shot.side === side && shot.outcome === outcome).length;
  return { scored: of('scored'), onTarget: of('onTarget'), missed: of('missed') };
}
