import { codeOfCountry, footballCountries } from './countries.ts';

/** A national team by any of its names. */
export interface NationalTeam {
  /** The same for all names of the team. */
  key: string;
  country?: string;
  abbr?: string;
}

const homeNations: Record<string, string> = {
  'GB-ENG': 'England',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
  'GB-NIR': 'Northern Ireland',
};

/** Names in use besides the one that Intl gives in English. */
const otherNames: Record<string, readonly string[]> = {
  BA: ['Bosnia'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'Congo DR', 'Democratic Republic of Congo', 'Zaire'],
  CG: ['Congo', 'Republic of the Congo', 'Congo Republic'],
  CI: ['Ivory Coast'],
  CN: ['China PR'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GM: ['The Gambia'],
  HK: ['Hong Kong', 'Hong Kong, China'],
  IE: ['Republic of Ireland', 'Ireland Republic'],
  IR: ['IR Iran'],
  KG: ['Kyrgyz Republic'],
  KN: ['Saint Kitts and Nevis'],
  KP: ['Korea DPR', 'DPR Korea'],
  KR: ['Korea Republic', 'Republic of Korea', 'Korea, South'],
  LC: ['Saint Lucia'],
  MK: ['Macedonia', 'FYR Macedonia'],
  MM: ['Myanmar', 'Burma'],
  MO: ['Macao', 'Macau'],
  NL: ['Holland'],
  PF: ['Tahiti'],
  PS: ['Palestine'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['Chinese Taipei'],
  US: ['USA', 'United States of America'],
  VC: ['Saint Vincent and the Grenadines'],
  VI: ['US Virgin Islands'],
};

/** Teams that are no more. They keep results of their own, so none is merged with a successor. */
const former: Record<string, Omit<NationalTeam, 'key'>> = {
  czechoslovakia: { abbr: 'TCH' },
  'dutch east indies': {},
  'east germany': { abbr: 'GDR' },
  saarland: { abbr: 'SAA' },
  'serbia and montenegro': { abbr: 'SCG' },
  'soviet union': { abbr: 'URS' },
  'west germany': { abbr: 'FRG', country: 'DE' },
  yugoslavia: { abbr: 'YUG' },
};

const countryOfName = indexNames();

/** Who a name means; a name that is not known is a team of its own. */
export function nationalTeam(name: string): NationalTeam {
  const plain = fold(name);
  const country = countryOfName.get(plain);
  if (country) return { key: country.toLowerCase(), country, abbr: codeOfCountry(country) };
  return { key: plain, ...former[plain] };
}

/** Whether a side is still to be found: `1A`, `W101`, `3A/B/C`, `Winner Match 3`. */
export function isUndecided(name: string): boolean {
  return /\d|^(winner|loser|runner|tbd|to be )/i.test(name);
}

function indexNames(): Map<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const index = new Map<string, string>();
  for (const country of footballCountries) {
    index.set(fold(homeNations[country] ?? english.of(country) ?? country), country);
    for (const name of otherNames[country] ?? []) index.set(fold(name), country);
  }
  return index;
}

/** Without case, accents, punctuation and the ways to write "and". */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bbosnia[\s-]+(and[\s-]+)?herzegovina\b/, 'bosnia')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
