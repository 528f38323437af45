import { matchRoomHours } from '@xiongmao/api/chat/room-hours';
import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { useTicking } from '#app/platform/ticking.ts';

const hour = 3_600_000;
/** Hours that a match may last. */
const longest = 6;

/** Whether a match's room is open, as far as its times tell. */
export const hasRoom = (
  { startsAt, state }: Pick<PageMatch, 'startsAt' | 'state'>,
  now: number,
): boolean => {
  if (state.status === 'live' || state.status === 'interrupted') return true;
  if (startsAt === null) return false;
  const begins = Date.parse(startsAt);
  const { before, after } = matchRoomHours;
  return now > begins - before * hour && now < begins + (after + longest) * hour;
};

export const useHasRoom = (match: Pick<PageMatch, 'startsAt' | 'state'>): boolean =>
  useTicking((now) => hasRoom(match, now));
