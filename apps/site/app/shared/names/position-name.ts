import type { Translate } from '@xiongmao/i18n/types';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

/** What codes of sources stand for in soccer: `GK`, `RCB`, `CDM`, `LW`. */
const soccer = [
  [/^G/, 'goalkeeper'],
  [/M/, 'midfielder'],
  [/B$|^D|^SW$/, 'defender'],
  [/[FW]$|^S/, 'forward'],
] as const;

/** A player's position by the reader's word where it is known, else as its source has it. */
export function positionName(t: Translate<'matches'>, position: string, gameId: number): string {
  const code = position.toUpperCase();
  if (sportKeyOf(gameId) !== 'soccer' || !/^[A-Z]{1,3}$/.test(code)) return position;
  const known = soccer.find(([codes]) => codes.test(code))?.[1];
  return known ? t(`position.${known}`) : position;
}
