import { type Game, gameById } from '@xiongmao/api/catalogue/games';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import { type Sport, type SportKey, sports } from '@xiongmao/api/catalogue/sports';

/** The sport that a game is played as; games that the catalogue lacks are shown as the plainest one. */
export function sportOf(gameId: number): Sport {
  return sports[sportKeyOf(gameId)];
}

/** The name of that sport: texts that differ by sport have it as their context. */
export function sportKeyOf(gameId: number): SportKey {
  return gameById(gameId)?.sport ?? 'generic';
}

/** What the score of a game counts where games are played inside a match, as its fans call them; else null. */
export function gamesAs(gameId: number): 'game' | NonNullable<Game['part']> | null {
  return sportOf(gameId).inner === null ? null : (gameById(gameId)?.part ?? 'game');
}

/** The context of texts about a match's parts: the sport, or what fans of the game call them. */
export function partOf(gameId: number): SportKey | NonNullable<Game['part']> {
  return gameById(gameId)?.part ?? sportKeyOf(gameId);
}

/** The context of texts that name those who play: teams, an esport's teams, players, or those who fight. */
export function namedAs(gameId: number): ReturnType<typeof sidesAs> | 'fighter' {
  return gameById(gameId)?.part === 'bout' ? 'fighter' : sidesAs(gameId);
}
