import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { formatRegion } from '@xiongmao/i18n/words/region-names';

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

/** A zone by the place whose time it is. In English it has its city's name already. */
function labelOf(zone: string, locale: Locale, at: Date): string {
  const city = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  if (locale === 'en_US') return city;
  const { tag } = localeFacts[locale];
  const place = called(zone, tag, 'shortGeneric', at);
  // Letters stand for a time that many zones have: in full, and whose.
  const isOfMany = /^(\p{Lu}{1,5}|(GMT|UTC).*)$/u.test(place);
  return isOfMany ? `${called(zone, tag, 'longGeneric', at)} – ${city}` : place;
}

/** Parts of the world by their codes (UN M49), by what zones are told apart by; `Intl` knows no oceans. */
const parts: Readonly<Record<string, string>> = {
  ...{ Africa: '002', America: '019', Asia: '142', Europe: '150', Australia: '009' },
  ...{ Pacific: '009', Atlantic: '019', Indian: '002', Arctic: '150', Antarctica: 'AQ' },
  ...{ 'Atlantic/Azores': '150', 'Atlantic/Canary': '150', 'Atlantic/Faroe': '150' },
  ...{ 'Atlantic/Faeroe': '150', 'Atlantic/Madeira': '150', 'Atlantic/Reykjavik': '150' },
  ...{ 'Atlantic/Cape_Verde': '002', 'Atlantic/St_Helena': '002', 'Indian/Chagos': '142' },
  ...{ 'Indian/Maldives': '142', 'Indian/Christmas': '009', 'Indian/Cocos': '009' },
  'Indian/Kerguelen': 'AQ',
};

/** Zones by their part of the world in the reader's language, each part by the order of the sun. */
export function zonesByRegion(
  names: readonly string[],
  at: Date,
  locale: Locale,
): Map<string, Zone[]> {
  const { compare } = new Intl.Collator(localeFacts[locale].tag);
  const regions = Map.groupBy(names, (name) => {
    const code = parts[name] ?? parts[name.split('/', 1)[0]!];
    return code ? formatRegion(code, locale) : 'UTC';
  });
  return new Map(
    [...regions]
      .sort(([a], [b]) => compare(a, b))
      .map(([region, zones]) => [
        region,
        zones
          .map((name) => ({ name, label: labelOf(name, locale, at), offset: offsetOf(name, at) }))
          .sort((a, b) => a.offset - b.offset || compare(a.label, b.label)),
      ]),
  );
}
