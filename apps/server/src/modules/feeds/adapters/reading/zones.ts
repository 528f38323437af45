import { countryOfCode } from '../names/countries.ts';

/** Where a league's clocks hang, and whose league it is. */
export interface LeagueOrigin {
  /** ISO 3166-1 alpha-2 or a subdivision; null for competitions between countries. */
  country: string | null;
  zone: string;
}

/** Zone of the capital, or of most clubs where a country has several. */
const zones = `
  AD:Europe/Andorra AE:Asia/Dubai AL:Europe/Tirane AM:Asia/Yerevan AO:Africa/Luanda
  AR:America/Argentina/Buenos_Aires AT:Europe/Vienna AU:Australia/Sydney AZ:Asia/Baku
  BA:Europe/Sarajevo BD:Asia/Dhaka BE:Europe/Brussels BG:Europe/Sofia BH:Asia/Bahrain
  BO:America/La_Paz BR:America/Sao_Paulo BY:Europe/Minsk CA:America/Toronto CD:Africa/Kinshasa
  CH:Europe/Zurich CI:Africa/Abidjan CL:America/Santiago CM:Africa/Douala CN:Asia/Shanghai
  CO:America/Bogota CR:America/Costa_Rica CY:Asia/Nicosia CZ:Europe/Prague DE:Europe/Berlin
  DK:Europe/Copenhagen DZ:Africa/Algiers EC:America/Guayaquil EE:Europe/Tallinn EG:Africa/Cairo
  ES:Europe/Madrid ET:Africa/Addis_Ababa FI:Europe/Helsinki FJ:Pacific/Fiji FO:Atlantic/Faroe
  FR:Europe/Paris GB:Europe/London GB-ENG:Europe/London GB-NIR:Europe/London GB-SCT:Europe/London
  GB-WLS:Europe/London GE:Asia/Tbilisi GH:Africa/Accra GI:Europe/Gibraltar GR:Europe/Athens
  GT:America/Guatemala HK:Asia/Hong_Kong HN:America/Tegucigalpa HR:Europe/Zagreb HT:America/Port-au-Prince
  HU:Europe/Budapest ID:Asia/Jakarta IE:Europe/Dublin IL:Asia/Jerusalem IN:Asia/Kolkata
  IQ:Asia/Baghdad IR:Asia/Tehran IS:Atlantic/Reykjavik IT:Europe/Rome JM:America/Jamaica
  JO:Asia/Amman JP:Asia/Tokyo KE:Africa/Nairobi KH:Asia/Phnom_Penh KR:Asia/Seoul KW:Asia/Kuwait
  KZ:Asia/Almaty LB:Asia/Beirut LI:Europe/Vaduz LT:Europe/Vilnius LU:Europe/Luxembourg
  LV:Europe/Riga LY:Africa/Tripoli MA:Africa/Casablanca MC:Europe/Monaco MD:Europe/Chisinau
  ME:Europe/Podgorica MK:Europe/Skopje MT:Europe/Malta MX:America/Mexico_City MY:Asia/Kuala_Lumpur
  NG:Africa/Lagos NI:America/Managua NL:Europe/Amsterdam NO:Europe/Oslo NZ:Pacific/Auckland
  OM:Asia/Muscat PA:America/Panama PE:America/Lima PH:Asia/Manila PK:Asia/Karachi PL:Europe/Warsaw
  PT:Europe/Lisbon PY:America/Asuncion QA:Asia/Qatar RO:Europe/Bucharest RS:Europe/Belgrade
  RU:Europe/Moscow SA:Asia/Riyadh SE:Europe/Stockholm SG:Asia/Singapore SI:Europe/Ljubljana
  SK:Europe/Bratislava SM:Europe/San_Marino SN:Africa/Dakar SV:America/El_Salvador SY:Asia/Damascus
  TH:Asia/Bangkok TN:Africa/Tunis TR:Europe/Istanbul TW:Asia/Taipei TZ:Africa/Dar_es_Salaam
  UA:Europe/Kyiv UG:Africa/Kampala US:America/New_York UY:America/Montevideo UZ:Asia/Tashkent
  VE:America/Caracas VN:Asia/Ho_Chi_Minh XK:Europe/Belgrade ZA:Africa/Johannesburg
  ZM:Africa/Lusaka ZW:Africa/Harare`;

const zoneOf = new Map(zones.trim().split(/\s+/).map(splitEntry));

/** Leagues called by a name instead of their country's letters. */
const countryNames = new Map([
  ['en', 'GB-ENG'],
  ['mls', 'US'],
]);

/** Competitions between countries, by the first part of their code: on whose clocks they are told. */
const cupZones = new Map([
  ['uefa', 'Europe/Paris'],
  ['cl', 'Europe/Paris'],
  ['el', 'Europe/Paris'],
  ['conf', 'Europe/Paris'],
  ['euro', 'Europe/Paris'],
  ['copa', 'America/Argentina/Buenos_Aires'],
  ['conmebol', 'America/Argentina/Buenos_Aires'],
  ['concacaf', 'America/New_York'],
  ['caf', 'Africa/Cairo'],
  ['arab', 'Asia/Riyadh'],
  ['afc', 'Asia/Kuala_Lumpur'],
  ['ofc', 'Pacific/Auckland'],
]);

/** Hosts of tournaments whose times are told without a zone. */
const hostZones = new Map([
  ['worldcup 1930', 'America/Montevideo'],
  ['worldcup 1934', 'Europe/Rome'],
  ['worldcup 1938', 'Europe/Paris'],
  ['worldcup 1950', 'America/Sao_Paulo'],
  ['worldcup 1954', 'Europe/Zurich'],
  ['worldcup 1958', 'Europe/Stockholm'],
  ['worldcup 1962', 'America/Santiago'],
  ['worldcup 1966', 'Europe/London'],
  ['worldcup 1970', 'America/Mexico_City'],
  ['worldcup 1974', 'Europe/Berlin'],
  ['worldcup 1978', 'America/Argentina/Buenos_Aires'],
  ['worldcup 1982', 'Europe/Madrid'],
  ['worldcup 1986', 'America/Mexico_City'],
  ['worldcup 1990', 'Europe/Rome'],
  ['worldcup 1994', 'America/New_York'],
  ['worldcup 1998', 'Europe/Paris'],
  ['worldcup 2002', 'Asia/Tokyo'],
  ['worldcup 2006', 'Europe/Berlin'],
  ['worldcup 2010', 'Africa/Johannesburg'],
  ['worldcup 2014', 'America/Sao_Paulo'],
  ['worldcup 2018', 'Europe/Moscow'],
  ['worldcup 2022', 'Asia/Qatar'],
  ['worldcup 2026', 'America/New_York'],
  ['clubworldcup 2025', 'America/New_York'],
  ['euro 2024', 'Europe/Berlin'],
  ['copa 2024', 'America/New_York'],
]);

/** Whether a file's code is one of the collection's: `en.1`, `de.cup`, `mls`, `uefa.cl`. */
export function isLeagueCode(code: string): boolean {
  return cupZoneOf(code) !== undefined || countryOfLeague(code) !== undefined;
}

/** The place of a league by its file's code; UTC where unknown. */
export function originOfLeague(code: string): LeagueOrigin {
  const cup = cupZoneOf(code);
  if (cup) return { country: null, zone: cup };
  const country = countryOfLeague(code) ?? null;
  return { country, zone: (country && zoneOf.get(country)) ?? 'UTC' };
}

/** The clocks of a tournament's host by its file's code and year; UTC where unknown. */
export function hostZone(code: string, year: string): string {
  return hostZones.get(`${firstPart(code)} ${year}`) ?? cupZoneOf(code) ?? 'UTC';
}

/** `cl` is the Champions League, `cl.1` Chile's first. */
function cupZoneOf(code: string): string | undefined {
  return /^cl\.\d/i.test(code) ? undefined : cupZones.get(firstPart(code));
}

function countryOfLeague(code: string): string | undefined {
  const first = firstPart(code);
  const letters = first.toUpperCase();
  const known = countryNames.get(first) ?? countryOfCode(letters);
  return known ?? (zoneOf.has(letters) ? letters : undefined);
}

/** What stands before the level: `de` of `de.1`. */
function firstPart(code: string): string {
  return code.toLowerCase().split('.')[0] ?? '';
}

function splitEntry(entry: string): [string, string] {
  const at = entry.indexOf(':');
  return [entry.slice(0, at), entry.slice(at + 1)];
}
