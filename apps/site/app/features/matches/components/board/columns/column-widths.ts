import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { sportOf } from '#app/shared/games/sport-of.ts';

/** Boxes of a fixed width: a figure that grows moves nothing. Heads and figures share them. */
export function columnWidth(key: string): string {
  return key === 'overs' ? 'w-16' : 'w-8';
}

/** Cricket's `234/5` needs more room than a count of goals, sets or points. */
export function totalWidth({ gameId }: Pick<BoardMatch, 'gameId'>): string {
  return sportOf(gameId).columns.includes('wickets') ? 'w-15' : 'w-9';
}
