import { zonedDay } from '@xiongmao/i18n/time/zoned-day';

/** The month of an instant in a zone and those before it, newest first: `2026-11`. */
export function monthsUntil(now: number, zone: string, count: number): string[] {
  const [year, month] = zonedDay(new Date(now), zone).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}
