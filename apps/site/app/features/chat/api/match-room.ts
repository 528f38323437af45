import { isMatchRoomOpen } from '@xiongmao/api/chat/room-hours';
import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { useTicking } from '#app/platform/ticking.ts';

/** Whether a match's room is open. */
export function useHasRoom({
  startsAt,
  state: { status },
}: Pick<PageMatch, 'startsAt' | 'state'>): boolean {
  return useTicking((now) => isMatchRoomOpen({ startsAt, status }, now));
}
