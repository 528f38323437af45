import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import {
  acrossFrom,
  isPlayedSide,
  type PlayedSide,
} from '@xiongmao/api/matches/shapes/played-sides';
import type { Side } from '@xiongmao/api/matches/sides';

/** The side of the map that a team plays on; null where it is not told, or by a word that we lack. */
export function playedSide({ homeSide }: PeriodScore, side: Side): PlayedSide | null {
  if (!homeSide || !isPlayedSide(homeSide)) return null;
  return side === 'home' ? homeSide : acrossFrom(homeSide);
}
