import { gameByName } from '@xiongmao/api/catalogue/games';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import { type LinePage, pageTables } from '@xiongmao/api/library/lines/pages';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

/** Whether a page of the player library is of a game: serves and weapons are told of in few. */
export function isPageOf(page: LinePage | null, gameId: number | null): boolean {
  const table = page && pageTables[page];
  if (!table || gameId === null) return !table;
  if (table === 'weapons') return sportKeyOf(gameId) === 'roundsBestOf';
  return gameTables('player', gameId).some(({ key }) => key === table);
}

/** The game that a page begins with: of tennis most is told of serves, of Counter-Strike weapons alone. */
export function firstGameOf(page: LinePage | null): number | null {
  if (page === 'sortServiceTable') return gameByName('tennis')!.gameId;
  return page === 'sortWeaponTable' ? gameByName('csgo')!.gameId : null;
}
