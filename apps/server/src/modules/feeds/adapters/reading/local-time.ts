/** A time of day as a source writes it, and where that clock hangs if the text says so. */
export interface ClockTime {
  minutes: number;
  /** IANA zone, or minutes east of Greenwich; null where only the place tells. */
  zone: string | number | null;
}

/** A zone's name stands for the clocks of its region: sources write CET in summer, too. */
const namedZones: Record<string, string> = {
  UTC: 'UTC',
  GMT: 'UTC',
  Z: 'UTC',
  BST: 'Europe/London',
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  CET: 'Europe/Paris',
  CEST: 'Europe/Paris',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
  MSK: 'Europe/Moscow',
  TRT: 'Europe/Istanbul',
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  CT: 'America/Chicago',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  MT: 'America/Denver',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  ART: 'America/Argentina/Buenos_Aires',
  BRT: 'America/Sao_Paulo',
  SAST: 'Africa/Johannesburg',
  JST: 'Asia/Tokyo',
  KST: 'Asia/Seoul',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
};

const written = /^(\d{1,2})[:.h](\d{2})(?::\d{2})?\s*([ap]m)?\s*(?:\(?([^()]*)\)?)?$/i;
const offsetForm = /^(?:UTC|GMT)?\s*([+±−-])\s*(\d{1,2})(?::?(\d{2}))?$/i;

/** Reads `20:45`, `13:00 UTC-6`, `19:30 UTC+5:30`, `20:45 CET`, `8:30 pm`; undefined for anything else. */
export function parseClock(text: string): ClockTime | undefined {
  const found = written.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '', minutes = '', half, place = ''] = found;
  const zone = parseZone(place.trim());
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  if (zone === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return { minutes: hour * 60 + Number(minutes), zone };
}

function parseZone(text: string): ClockTime['zone'] | undefined {
  if (text === '') return null;
  const named = namedZones[text.toUpperCase()];
  if (named) return named;
  const found = offsetForm.exec(text);
  if (!found) return undefined;
  const [, sign = '', hours = '', minutes = '0'] = found;
  const offset = Number(hours) * 60 + Number(minutes);
  if (offset > 14 * 60) return undefined;
  return /[−-]/.test(sign) ? -offset : offset;
}

/** The instant at which the clock of its zone, or else of `place`, shows the time on the date. */
export function instantOf(date: string, time: ClockTime, place: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + time.minutes * 60_000;
  const zone = time.zone ?? place;
  if (typeof zone === 'number') return new Date(wall - zone * 60_000);
  // The offset may change between the wall time taken for UTC and the instant it means.
  const near = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(near, zone));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    clocks.set(zone, clock);
  }
  const [, sign, hours = 0, minutes = 0] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(clock.format(instant)) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -offset : offset;
}
