import type { PeriodScore } from '../shapes.ts';
import type { Side } from '../sides.ts';

const opposite = {
  blue: 'red',
  red: 'blue',
  radiant: 'dire',
  dire: 'radiant',
  ct: 't',
  t: 'ct',
  attack: 'defense',
  defense: 'attack',
} as const;
export type PlayedSide = keyof typeof opposite;

/** The side of the map that a team plays on; null where it is not told, or by a word that we lack. */
export function playedSide({ homeSide }: PeriodScore, side: Side): PlayedSide | null {
  if (!homeSide || !Object.hasOwn(opposite, homeSide)) return null;
  const known = homeSide as PlayedSide;
  return side === 'home' ? known : opposite[known];
}
