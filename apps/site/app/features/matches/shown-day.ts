import type { BoardMatch, Fixture, PageMatch } from '@xiongmao/api/matches/shapes';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';

type Dated = Pick<Fixture, 'startsAt' | 'timeKnown' | 'date' | 'movedFrom'>;

/** Whether anybody told the day of a match. */
export function hasDay<Match extends PageMatch>(match: Match): match is Match & BoardMatch {
  return match.startsAt !== null && match.date !== null;
}

/** The day a match is on for a viewer in `zone`, YYYY-MM-DD; the venue's day while its time is open. */
export function matchDay(match: Dated, zone: string): string {
  return match.timeKnown ? zonedDay(new Date(match.startsAt), zone) : match.date;
}

/** Whether the match was to start on `day` and no longer does: it stays there, marked. */
export function hasMovedAway(match: Dated, day: string, zone: string): boolean {
  if (match.movedFrom.length === 0 || matchDay(match, zone) === day) return false;
  return match.movedFrom.some((start) => zonedDay(new Date(start), zone) === day);
}

/** The start that a match has, or had, on a day: what a rescheduled match was to start at there. */
export function startOnDay(match: Dated, day: string, zone: string): string {
  if (!hasMovedAway(match, day, zone)) return match.startsAt;
  return match.movedFrom.findLast((start) => zonedDay(new Date(start), zone) === day)!;
}
