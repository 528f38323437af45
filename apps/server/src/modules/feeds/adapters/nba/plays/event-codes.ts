import type { IncidentKind } from '@xiongmao/api/matches/shapes';

/** The codes that the stats and data services share. */
export const eventCode = {
  made: 1,
  missed: 2,
  freeThrow: 3,
  rebound: 4,
  turnover: 5,
  foul: 6,
} as const;

const kinds: Record<number, IncidentKind> = {
  4: 'rebound',
  5: 'turnover',
  6: 'foul',
  7: 'violation',
  8: 'substitution',
  9: 'timeout',
  10: 'jumpBall',
  11: 'ejection',
  12: 'periodStart',
  13: 'periodEnd',
  18: 'review',
  20: 'delay',
};

/** Kind of an event by its code; what scores or fails to by how it went. */
export function kindOf(code: number, isThree: boolean, isMade: boolean): IncidentKind {
  if (code === eventCode.made) return isThree ? 'threePoints' : 'twoPoints';
  if (code === eventCode.missed) return 'shotMissed';
  if (code === eventCode.freeThrow) return isMade ? 'freeThrow' : 'freeThrowMissed';
  return kinds[code] ?? 'note';
}

/** Fouls that do not count against the player: technical ones and those of the bench. */
const technical = new Set([11, 12, 13, 16, 17, 18, 19, 25, 30]);

export function isPersonalFoul(action: number): boolean {
  return !technical.has(action);
}

/** Development leagues let one free throw count for two or three: "Free Throw 2PT". */
export function freeThrowPoints(text: string | null): number {
  return Number(/free throw (\d)\s?pt/i.exec(text ?? '')?.[1] ?? 1);
}
