import type { BoardChange, BoardDelta } from '@xiongmao/api/matches/events';
import type { Board } from '@xiongmao/api/matches/shapes';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { matchDay } from '../../shown-day.ts';
import { type BoardSelection, gamesOf } from './board-query.ts';
import { isLive } from './league-groups.ts';

/**
 * Whether a delta tells of a match that a list does not hold and may have to: a new or moved one of its days, or, on
 * the list of live matches, one that has begun. Its names come with the list alone.
 */
export function hasNews(
  asked: BoardSelection,
  board: Pick<Board, 'matches'>,
  delta: BoardDelta,
): boolean {
  if (asked.kind === 'favourites') return false;
  const games = gamesOf(asked);
  const held = new Set(board.matches.map(({ id }) => id));
  const isOfDays = asked.kind === 'live' ? isLive : daysOf(asked);
  return delta.matches.some(
    (change) =>
      !held.has(change.id) && (games?.includes(change.gameId) ?? true) && isOfDays(change),
  );
}

/** Whether a change is of a match of a list's days, or of one that is on since before them. */
function daysOf(asked: Exclude<BoardSelection, { kind: 'favourites' | 'live' }>) {
  const { kind, zone } = asked;
  const today = zonedDay(new Date(), zone);
  const day = kind === 'day' ? asked.day : today;
  const from = kind === 'results' ? addDays(day, -6) : day;
  const to = kind === 'schedule' ? addDays(day, 6) : day;
  const isWithin = (other: string) => from <= other && other <= to;
  return ({ fixture, state }: BoardChange): boolean => {
    if (!fixture) return false;
    const on = matchDay(fixture, zone);
    if (isWithin(on) || (isWithin(today) && on < from && isLive({ state }))) return true;
    return fixture.movedFrom.some((start) => isWithin(zonedDay(new Date(start), zone)));
  };
}
