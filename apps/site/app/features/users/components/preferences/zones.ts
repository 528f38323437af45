/** A zone as a list offers it: its city, and how far it is from UTC now, in minutes. */
export interface Zone {
  name: string;
  city: string;
  offset: number;
}

/** Minutes that a zone is ahead of UTC at an instant. */
export function offsetOf(zone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(part) ?? [];
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

/** Zones by their part of the world, each part by the order of the sun. */
export function zonesByRegion(names: readonly string[], at: Date): Map<string, Zone[]> {
  const regions = new Map<string, Zone[]>();
  for (const name of names) {
    const slash = name.indexOf('/');
    const region = slash < 0 ? 'UTC' : name.slice(0, slash);
    const city = name
      .slice(slash + 1)
      .replaceAll('_', ' ')
      .replaceAll('/', ', ');
    const zones = regions.get(region) ?? [];
    zones.push({ name, city, offset: offsetOf(name, at) });
    regions.set(region, zones);
  }
  for (const zones of regions.values()) {
    zones.sort((a, b) => a.offset - b.offset || a.city.localeCompare(b.city, 'en'));
  }
  return regions;
}
