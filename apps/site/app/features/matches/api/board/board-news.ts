import type { BoardDelta } from '@xiongmao/api/matches/events';
import type { Board } from '@xiongmao/api/matches/shapes';
import { type Asked, gamesOf } from './board-query.ts';
import { isLive } from './league-groups.ts';

/**
 * Whether a delta tells of a match that a list does not hold and may have to: a new or moved one, or, on
 * the list of live matches, one that has begun. Its names come with the list alone.
 */
export function hasNews(asked: Asked, board: Pick<Board, 'matches'>, delta: BoardDelta): boolean {
  if (asked.kind === 'favourites') return false;
  const games = gamesOf(asked);
  const held = new Set(board.matches.map(({ id }) => id));
  return delta.matches.some(
    (change) =>
      !held.has(change.id) &&
      (games?.includes(change.gameId) ?? true) &&
      (change.fixture !== undefined || (asked.kind === 'live' && isLive(change))),
  );
}
