import { isZone } from '@xiongmao/api/fields/is-zone';

/**
 * Calendar days as a viewer's time zone sees them. A day is text, `YYYY-MM-DD`, of the years 1800 to
 * 2199; a zone is a name of the IANA database. Functions given an unknown zone throw a RangeError.
 */

const hour = 3_600_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Memoised without regard to case, as zone names are: strangers can't make the memory grow. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  let clock = clocks.get(name);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(name, clock);
  }
  return clock;
}

/** What the clock on the wall shows at an instant, as if the wall stood in UTC; whole seconds, in ms. */
function wallTime(instant: number, zone: string): number {
  const shown = clockOf(zone).format(instant);
  const [month, day, year, hours, minutes, seconds] = shown.match(/\d+/g)!.map(Number);
  return Date.UTC(year!, month! - 1, day, hours, minutes, seconds);
}

function offset(instant: number, zone: string): number {
  return wallTime(instant, zone) - instant;
}

const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10);

/** The calendar day that an instant falls on in a zone. */
export function zonedDay(instant: Date, zone: string): string {
  return dayOf(wallTime(instant.getTime(), zone));
}

/** The first instant of a day: not always midnight, which some zones skip when summer time begins. */
function startOf(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC than this, so the day starts between the two.
  let before = midnight - 15 * hour;
  let after = midnight + 15 * hour;
  const constant = offset(before, zone);
  if (constant === offset(after, zone)) return new Date(midnight - constant);
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (dayOf(wallTime(middle, zone)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/**
 * The instants between which it is `day` in a zone: `from` belongs to it, `to` to the next day. 23 or 25
 * hours apart where the clocks change; the same instant for a day that a zone left out altogether.
 */
export function dayBounds(day: string, zone: string): { from: Date; to: Date } {
  return { from: startOf(day, zone), to: startOf(addDays(day, 1), zone) };
}

/** The day so many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour);
}

/** Whether text is a day that exists: `2026-02-28`, not `2026-02-30` and not `2026-2-8`. */
export function isDay(text: string): boolean {
  if (!/^(18|19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && dayOf(instant) === text;
}

/**
 * The one name by which this engine knows a zone, however its name is spelled (`europe/london`,
 * `GB`); null for what names none.
 */
export function zoneNamed(text: string): string | null {
  return isZone(text) ? clockOf(text).resolvedOptions().timeZone : null;
}
