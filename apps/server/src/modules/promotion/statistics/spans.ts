import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { type SQL, sql } from 'drizzle-orm';

const mostDays = 366;
const usualDays = 30;
const firstDay = '2000-01-01';

/** Days of a filter. */
interface AskedDays {
  day_gte?: string | undefined;
  day_lte?: string | undefined;
}

/** Days of a calendar, both ends included. */
export interface DaySpan {
  from: string;
  to: string;
}

/**
 * The days asked for: the last 30 unless others are, 366 at most, none that have not begun anywhere among
 * the zones. Oldest first; empty when they all lie ahead.
 */
export function daysIn(asked: AskedDays, zones: readonly string[], now: Date): string[] {
  const { to } = spanOf(asked, zones, now);
  if (to < firstDay) return [];
  const from = latest([
    asked.day_gte ?? addDays(to, 1 - usualDays),
    addDays(to, 1 - mostDays),
    firstDay,
  ]);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** From the first to the last of the days asked for, or of all that have begun anywhere among the zones. */
export function spanOf(asked: AskedDays, zones: readonly string[], now: Date): DaySpan {
  const today = latest(['', ...zones.map((zone) => zonedDay(now, zone))]);
  return {
    from: latest([asked.day_gte ?? firstDay, firstDay]),
    to: [asked.day_lte ?? today, today].sort()[0]!,
  };
}

/** Whether a column's day is among those asked for: all are, where none are. */
export function isAsked(day: SQL, { day_gte: from = firstDay, day_lte: to }: AskedDays): SQL {
  return sql`${day} between ${latest([from, firstDay])}::date
    and ${to === undefined ? 'infinity' : latest([to, firstDay])}::date`;
}

/** Whether it is one of these days anywhere among the zones at an instant: what an index can find. */
export function isAround(at: SQL, { from, to }: DaySpan, zones: readonly string[]): SQL {
  const [begin] = zones.map((zone) => dayBounds(from, zone).from.toISOString()).sort();
  const end = latest(zones.map((zone) => dayBounds(to, zone).to.toISOString()));
  return sql`${at} >= ${begin}::timestamptz and ${at} < ${end}::timestamptz`;
}

const latest = (days: string[]): string => days.sort().at(-1)!;
