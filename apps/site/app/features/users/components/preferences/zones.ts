import { type Locale, localeFacts } from '@xiongmao/i18n/locales';

/** A zone as a list offers it: what its clocks are called, and how far it is from UTC now, in minutes. */
export interface Zone {
  name: string;
  label: string;
  offset: number;
}

/** What `Intl` calls a zone at an instant. */
function called(
  zone: string,
  tag: string,
  timeZoneName: 'longOffset' | 'shortGeneric' | 'longGeneric',
  at: Date,
): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Minutes that a zone is ahead of UTC at an instant. */
export function offsetOf(zone: string, at: Date): number {
  const [, sign, hours, minutes] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(called(zone, 'en', 'longOffset', at)) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `UTC+8`, `UTC−3:30`, `UTC`. */
export function offsetText(offset: number): string {
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${hours}${rest}`;
}

/**
 * A zone by the place whose time it is: a country where it has no other, else what the time is called, with the city.
 * Browsers know cities in English alone, where these are enough.
 */
function labelOf(zone: string, locale: Locale, at: Date): string {
  const city = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  if (locale === 'en_US') return city;
  const { tag } = localeFacts[locale];
  const place = called(zone, tag, 'shortGeneric', at);
  const isCountry = !/^(\p{Lu}{1,5}|(GMT|UTC).*)$/u.test(place) && !place.includes(lastOf(city));
  if (isCountry) return place;
  const time = called(zone, tag, 'longGeneric', at);
  return time.includes(lastOf(city)) ? time : `${time} – ${city}`;
}

const lastOf = (city: string) => city.split(', ').at(-1)!;

/** Zones by how far they are from UTC, from west to east, each part in the order of the reader's language. */
export function zonesByOffset(
  names: readonly string[],
  at: Date,
  locale: Locale,
): Map<number, Zone[]> {
  const { compare } = new Intl.Collator(localeFacts[locale].tag);
  const zones = names
    .map((name) => ({ name, label: labelOf(name, locale, at), offset: offsetOf(name, at) }))
    .sort((a, b) => a.offset - b.offset || compare(a.label, b.label));
  return Map.groupBy(zones, ({ offset }) => offset);
}
