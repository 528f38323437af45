import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { batTwice } from '../../../cricket.ts';

/** Boxes of a fixed width: a figure that grows moves nothing. Heads and figures share them. */
export function columnWidth(key: string): string {
  return key === 'overs' ? 'w-16' : 'w-8';
}

/** Cricket's `234/5`, and more so `250/7d & 165/6`, needs more room than a count of goals, sets or points. */
export function totalWidth({
  gameId,
  state,
}: Pick<BoardMatch, 'gameId'> & Partial<Pick<BoardMatch, 'state'>>): string {
  if (!sportOf(gameId).columns.includes('wickets')) return 'w-9';
  return state && batTwice(state) ? 'w-30' : 'w-15';
}
