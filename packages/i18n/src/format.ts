/**
 * Dates and numbers as each locale writes them. Digits are Latin and the calendar is Gregorian
 * everywhere: scores stand in tabular columns, and seasons are named by Gregorian years.
 *
 * An instant is a Date, an ISO 8601 text or Unix milliseconds; a zone is a name of the IANA database.
 */
import { type Locale, localeFacts } from './locales.ts';
import { addDays } from './time/zoned-day.ts';

export type Instant = Date | string | number;
interface Viewer {
  locale: Locale;
  zone: string;
}

const made = new Map<string, unknown>();

/** Intl objects cost some 50 µs to make and nothing to keep. */
export function memoised<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

export const intlTag = (locale: Locale) => `${localeFacts[locale].tag}-u-ca-gregory-nu-latn`;

const dateStyles = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  exactTime: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  tightTime: {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function dated(style: keyof typeof dateStyles, instant: Instant, { locale, zone }: Viewer): string {
  const format = memoised(
    `${style} ${locale} ${zone.toLowerCase()}`,
    () => new Intl.DateTimeFormat(intlTag(locale), { ...dateStyles[style], timeZone: zone }),
  );
  return format.format(typeof instant === 'string' ? new Date(instant) : instant);
}

/** A figure in one line with the word behind it. */
const glued = (text: string) => text.replace(/ (?!\d)/, '\u00a0');

/** `20:45`: the time of day, 24 hours in every locale. */
export function formatTime(instant: Instant, viewer: Viewer): string {
  return dated('time', instant, viewer);
}

/** `20:45:07`. */
export function formatExactTime(instant: Instant, viewer: Viewer): string {
  return dated('exactTime', instant, viewer);
}

/** `14 Mar 2026`: the date on which an instant falls. */
export function formatDate(instant: Instant, viewer: Viewer): string {
  return dated('date', instant, viewer);
}

/** `Sat, 14 Mar, 20:45`. */
export function formatDateTime(instant: Instant, viewer: Viewer): string {
  return dated('dateTime', instant, viewer);
}

/** `14 Mar, 20:45`, where there is little room. */
export function formatTightTime(instant: Instant, viewer: Viewer): string {
  return glued(dated('tightTime', instant, viewer));
}

/** A calendar day (`YYYY-MM-DD`) as `Sat, 14 Mar`, or the part of it that is asked for. */
export function formatDay(
  day: string,
  locale: Locale,
  style: 'day' | 'weekday' | 'dayOfMonth' | 'month' | 'date' = 'day',
): string {
  return dated(style, `${day}T00:00:00Z`, { locale, zone: 'UTC' });
}

/** The word for a day beside today, a key under `matches:day`; null for days further off. */
export function relativeDay(day: string, today: string): 'today' | 'yesterday' | 'tomorrow' | null {
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return day === addDays(today, 1) ? 'tomorrow' : null;
}

function numeric(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  return memoised(key, () => new Intl.NumberFormat(intlTag(locale), options)).format(value);
}

/** At most `decimals` decimals, one unless told (product spec §9): `1,234.6`, `12`. */
export function formatNumber(value: number, locale: Locale, decimals = 1): string {
  return numeric(value, locale, { maximumFractionDigits: decimals });
}

/** With as many decimals, whatever they are: figures that stand below each other. */
export const formatFixed = (value: number, locale: Locale, decimals = 2): string =>
  numeric(value, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Counts of 1000 or more as thousands with one decimal (product spec §9): `999`, `1.2k`. */
export function formatCount(count: number, locale: Locale): string {
  if (count < 1000) return numeric(count, locale, { maximumFractionDigits: 0 });
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return `${numeric(count / 1000, locale, options)}k`;
}

/** A share of 1 as `63%`. */
export function formatPercent(share: number, locale: Locale, decimals = 0): string {
  return numeric(share, locale, { style: 'percent', maximumFractionDigits: decimals });
}

/** The same with as many decimals, whatever they are: shares that stand below each other. */
export function formatFixedPercent(share: number, locale: Locale, decimals = 1): string {
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numeric(share, locale, { style: 'percent', ...fixed });
}

/** An amount of CNY, given in fen: `¥100`, `¥99.50`. */
export function formatMoney(fen: number, locale: Locale): string {
  const text = numeric(fen / 100, locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  // Some locales have no narrow sign of their own, and need none: there is one currency here.
  return text.replace('CN¥', '¥');
}

const durations: readonly [number, string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** How long something lasted or has been silent, in its largest whole unit: `40 sec`, `3 min`. */
export function formatDuration(seconds: number, locale: Locale): string {
  const [size, unit] = durations.find(([length]) => seconds >= length) ?? durations.at(-1)!;
  const whole = Math.max(0, Math.floor(seconds / size));
  return glued(numeric(whole, locale, { style: 'unit', unit, unitDisplay: 'short' }));
}

/** `Football, tennis and darts`. */
export function formatList(items: readonly string[], locale: Locale): string {
  const make = () => new Intl.ListFormat(intlTag(locale), { type: 'conjunction' });
  return memoised(`list ${locale}`, make).format(items);
}

/** Stays whole within a text that runs the other way. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The order of names in a language, numbers in them by size. */
export const nameOrder = (locale: Locale): ((a: string, b: string) => number) =>
  memoised(`order ${locale}`, () => new Intl.Collator(intlTag(locale), { numeric: true })).compare;

/** A spoken language by its tag: `zh` → `Chinese`; with a capital, as it stands alone, where a sentence has none. */
export function formatLanguage(tag: string, locale: Locale): string {
  const make = () => new Intl.DisplayNames(intlTag(locale), { type: 'language' });
  const name = memoised(`language ${locale}`, make).of(tag) ?? tag;
  return name[0]!.toUpperCase() + name.slice(1);
}

/** A minute of soccer: `34′`, `90+4′`. */
export function formatMinute({ minute, added }: { minute: number; added?: number | null }): string {
  return added ? `${minute}+${added}′` : `${minute}′`;
}

/** What is left of a day: `2:14:05`, `14:05`. */
export function formatCountdown(seconds: number): string {
  const clock = formatClock(seconds % 3600);
  if (seconds < 3600) return clock;
  return `${Math.floor(seconds / 3600)}:${clock.padStart(5, '0')}`;
}

/** A match clock: `5:32`. Minutes run on past the hour, as clocks of matches do: `92:07`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
