import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';

export type Drive = Extract<Sheet, { kind: 'drives' }>['parts'][number];
type Spot = NonNullable<Drive['start']['spot']>;

/** Yards from the home side's goal line, which is drawn on the left: it attacks to the right, as everywhere. */
export function yardsFromGoalLine({ side, yard }: Spot): number {
  return side === 'home' ? yard : 100 - yard;
}

/** From where to where a drive went; null where nobody tells. A touchdown goes on to the goal line. */
export function courseOf({ side, start, end, result, points }: Drive): [number, number] | null {
  if (!start.spot) return null;
  const from = yardsFromGoalLine(start.spot);
  const goal = side === 'home' ? 100 : 0;
  if (result === 'touchdown' && points[side] > 0) return [from, goal];
  return [from, end.spot ? yardsFromGoalLine(end.spot) : from];
}
