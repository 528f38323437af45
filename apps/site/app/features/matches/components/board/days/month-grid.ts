import { addDays } from '@xiongmao/i18n/time/zoned-day';

/** A month as calendars know it: `2026-03`. */
export type Month = string;

export function monthOf(day: string): Month {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier if negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of the month in another month, or that month's last. */
export function dayInMonth(day: string, month: Month): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wished = `${month}-${day.slice(8)}`;
  return wished < last ? wished : last;
}

/** Weekday of a day, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/**
 * The weeks that a calendar shows for a month: always six, so that turning the page moves nothing, each
 * beginning on `firstDay` (1 for Monday to 7 for Sunday).
 */
export function weeksOf(month: Month, firstDay: number): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstDay + 7) % 7));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

/** Where a key leads from a day; null for keys that don't move. */
export function dayAfterKey(
  day: string,
  key: string,
  firstDay: number,
  direction: 'ltr' | 'rtl',
): string | null {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const weekday = (weekdayOf(day) - firstDay + 7) % 7;
  switch (key) {
    case forward:
      return addDays(day, 1);
    case back:
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageDown':
      return dayInMonth(day, addMonths(monthOf(day), 1));
    case 'PageUp':
      return dayInMonth(day, addMonths(monthOf(day), -1));
    default:
      return null;
  }
}
