import { gameById } from '@xiongmao/api/catalogue/games';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';

/** The address of a match's page. */
export function matchPath({ id, gameId }: Pick<BoardMatch, 'id' | 'gameId'>): string {
  return `/${gameById(gameId)?.slug ?? gameId}/${id}`;
}
