import { gameById } from '@xiongmao/api/catalogue/games';
import { type Sport, sports } from '@xiongmao/api/catalogue/sports';

/** The sport that a game is played as; games that the catalogue lacks are shown as the plainest one. */
export function sportOf(gameId: number): Sport {
  return sports[gameById(gameId)?.sport ?? 'generic'];
}
