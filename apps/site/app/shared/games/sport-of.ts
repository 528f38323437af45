import { type Game, gameById } from '@xiongmao/api/catalogue/games';
import { type Sport, type SportKey, sports } from '@xiongmao/api/catalogue/sports';

/** The sport that a game is played as; games that the catalogue lacks are shown as the plainest one. */
export function sportOf(gameId: number): Sport {
  return sports[sportKeyOf(gameId)];
}

/** The name of that sport: texts that differ by sport have it as their context. */
export function sportKeyOf(gameId: number): SportKey {
  return gameById(gameId)?.sport ?? 'generic';
}

/** The context of texts about a match's parts: the sport, or what fans of the game call them. */
export function partOf(gameId: number): SportKey | NonNullable<Game['part']> {
  return gameById(gameId)?.part ?? sportKeyOf(gameId);
}
