import { isInPlay, type MatchStatus } from '../matches/statuses.ts';

const hour = 3_600_000;
/** Hours around a match in which its room is open: before its start, and after its end, which nobody notes: it lasts so long at most. */
const hours = { before: 24, longest: 6, after: 24 };

/** Whether a match's room is open, as far as its times tell. */
export function isMatchRoomOpen(
  { startsAt, status }: { startsAt: string | null; status: MatchStatus },
  now: number,
): boolean {
  if (isInPlay(status)) return true;
  if (startsAt === null) return false;
  const begins = Date.parse(startsAt);
  return now > begins - hours.before * hour && now < begins + (hours.longest + hours.after) * hour;
}
