import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { Action } from '@xiongmao/api/matches/shapes';
import { clockFace, clockText } from '../../../match-clock.ts';
import { periodLength, periodStart } from '../period-clock.ts';

/** A stroke of the trail: from where, to where, and how many actions ago. */
export interface Stroke {
  order: number;
  side: Action['side'];
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  age: number;
}

/** Where an action left the ball: its own end, else where it happened. */
export function endOf(action: Action): { x: number; y: number } {
  return { x: action.toX ?? action.x, y: action.toY ?? action.y };
}

/**
 * The last `length` strokes up to the action at `index`, oldest first. An action without an end of its own
 * leads to the next one of the same side, so that a carry shows; nothing joins two periods.
 */
export function trail(actions: readonly Action[], index: number, length: number): Stroke[] {
  const strokes: Stroke[] = [];
  for (let at = Math.max(0, index - length + 1); at <= index; at++) {
    const action = actions[at];
    if (!action || action.period !== actions[index]?.period) continue;
    const next = at < index ? actions[at + 1] : undefined;
    const carried =
      action.toX === null && next?.side === action.side && next.period === action.period;
    const end = carried ? { x: next.x, y: next.y } : endOf(action);
    if (end.x === action.x && end.y === action.y) continue;
    strokes.push({
      order: action.order,
      side: action.side,
      fromX: action.x,
      fromY: action.y,
      toX: end.x,
      toY: end.y,
      age: index - at,
    });
  }
  return strokes;
}

const shortest = 140;
const longest = 900;
const pace = 110;

/** Milliseconds to show the action at `index` before the next: the match's own rhythm, pauses cut short. */
export function dwell(actions: readonly Action[], index: number): number {
  const [here, next] = [actions[index], actions[index + 1]];
  if (!here || !next) return longest;
  if (here.period !== next.period) return longest;
  return Math.min(longest, Math.max(shortest, (next.second - here.second) * pace));
}

/** When an action happened, as the match clock would have shown it: `63′`, `4:07`. */
export function actionTime({ period, second }: Action, sport: Sport): string {
  const down = sport.clock?.direction === 'down';
  const seconds = down
    ? Math.max(0, periodLength(period, sport) - second)
    : periodStart(period, sport) + second;
  const clock = { at: new Date(0).toISOString(), seconds, running: false, speed: 1 };
  const face = clockFace(
    { status: 'live', phase: period, clock, heardAt: '', stale: false },
    sport,
    0,
  );
  return face ? clockText(face) : '';
}
