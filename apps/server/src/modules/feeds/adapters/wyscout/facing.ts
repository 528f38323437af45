import type { Side } from '@xiongmao/api/matches/sides';
import { isShot, type PeriodEvent, sideOf } from './events.ts';
import type { WyscoutMatch } from './shapes.ts';

interface Point {
  x: number;
  y: number;
}

/** Kinds of events that belong to the attacking end. */
function isAttack(event: PeriodEvent): boolean {
  return isShot(event) || event.subEventName === 'Cross' || event.subEventName === 'Corner';
}

/**
 * Turns positions so that the home side attacks to the right. The source gives them with the acting side
 * attacking to the right, but for some sides and periods the other way round: there their shots, crosses and
 * corners come from the left. Corner points stand where it has no position: null, but for corner kicks.
 */
export function fromHome(match: WyscoutMatch, events: readonly PeriodEvent[]) {
  const stretch = (event: PeriodEvent, side: Side) => `${side} ${event.matchPeriod}`;
  const attacks = new Map<string, { sum: number; count: number }>();
  for (const event of events) {
    const side = sideOf(match, event.teamId);
    const x = event.positions[0]?.x;
    if (!side || x === undefined || !isAttack(event)) continue;
    const { sum, count } = attacks.get(stretch(event, side)) ?? { sum: 0, count: 0 };
    attacks.set(stretch(event, side), { sum: sum + x, count: count + 1 });
  }

  return (event: PeriodEvent): { from: Point; to: Point | null } | null => {
    const side = sideOf(match, event.teamId);
    const [first, second] = event.positions;
    if (!side || !first || (isNowhere(first) && event.subEventName !== 'Corner')) return null;
    const { sum, count } = attacks.get(stretch(event, side)) ?? { sum: 1, count: 0 };
    const mirrored = count > 0 && sum / count < 50;
    const turned = (side === 'away') !== mirrored;
    return {
      from: turn(first, turned),
      to: second && !isNowhere(second) ? turn(second, turned) : null,
    };
  };
}

function isNowhere({ x, y }: Point): boolean {
  return (x === 0 && y === 0) || (x === 100 && y === 100);
}

function turn({ x, y }: Point, turned: boolean): Point {
  const within = (value: number) => Math.min(100, Math.max(0, value));
  return turned ? { x: within(100 - x), y: within(100 - y) } : { x: within(x), y: within(y) };
}
