import { addDays, isDay } from '@xiongmao/i18n/time/zoned-day';

/** Calendar days from one to another, both included (`YYYY-MM-DD`). */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
/** The server's own limit. */
export const longestDays = 366;
export const presets = [7, 14, 30] as const;

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The last days up to and with today. */
export function lastDays(count: number, today: string): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/** As many days, right before. */
export function periodBefore(period: Period): Period {
  return periodFrom(addDays(period.from, -lengthOf(period)), lengthOf(period));
}

/** So many days from one on. */
export function periodFrom(day: string, length: number): Period {
  return { from: day, to: addDays(day, length - 1) };
}

export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, at) => addDays(period.from, at));
}

/** A period as an address gives it; null for one that is none, or too long. */
export function readPeriod(from: string | null, to: string | null): Period | null {
  if (!from || !to || !isDay(from) || !isDay(to) || from > to) return null;
  return lengthOf({ from, to }) <= longestDays ? { from, to } : null;
}
