import { addDays, zonedDay } from '@xiongmao/i18n/zoned-day';

const mostDays = 366;
const usualDays = 30;
const firstDay = '2000-01-01';

/**
 * The days asked for: the last 30 unless others are, 366 at most, none that have not begun anywhere among
 * the zones. Oldest first; empty when they all lie ahead.
 */
export function daysIn(
  asked: { day_gte?: string | undefined; day_lte?: string | undefined },
  zones: readonly string[],
  now: Date,
): string[] {
  const today = latest(['', ...zones.map((zone) => zonedDay(now, zone))]);
  const to = [asked.day_lte ?? today, today].sort()[0]!;
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

const latest = (days: string[]): string => days.sort().at(-1)!;
