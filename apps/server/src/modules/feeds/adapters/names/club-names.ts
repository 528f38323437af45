import { clubAliases, clubsAbroad } from './club-aliases.ts';
import { countryOfCode } from './countries.ts';

/**
 * Words of legal form that clubs of a country carry or leave out. Only those that part no two of its
 * clubs: SC Bastia and CA Bastia, Vitória SC and Vitória FC, CSKA and CSKA 1948 are different ones.
 */
const legalForms = new Map([
  ['AT', 'sk'],
  ['BE', 'kv'],
  ['CZ', 'sk'],
  ['DE', 'sc sv tsg tsv vfl fsv spvgg ssv'],
  ['HR', 'gnk hnk nk'],
  ['IT', 'ac acf as bc calcio cfc ss ssc us'],
  ['SI', 'nk'],
  ['SK', 'sk'],
  ['TR', 'sk'],
]);
const formsAnywhere = new Set(['1', 'fc', 'cf', 'fk', 'club']);
/** Where the year of founding, or the number of the department, comes and goes. */
const yearCountries = new Set(['CH', 'DE', 'FR', 'IT']);
const fillers = new Set(['de', 'and', 'und', 'y']);

/** Letters that are no plain letter with a mark. */
const letters = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

const aliases = new Map(
  Object.entries(clubAliases).flatMap(([country, clubs]) =>
    clubs.flatMap(([key, ...others]) =>
      others.map((other): [string, string] => [`${country}:${other}`, key]),
    ),
  ),
);

/** `N.N.`, `TBD`, `W61`, `2B`, `Sieger EF`, `Winner of Match 3`. */
const openSide = new RegExp(
  [
    String.raw`^(n\.\s?n\.?|tb[acd]|to be (announced|confirmed|decided|determined))$`,
    String.raw`^([wl]\d{1,3}|[1-4][a-l](/[a-l])*)$`,
    '^(sieger|verlierer|gewinner|winner|loser|runner-?up) (of )?(the )?',
  ].join('|'),
  'i',
);
const tieOrGroup =
  /\b((match|game|tie|group|gruppe|spiel|round|runde) \w+|play-?offs?|(semi|quarter)?-?finals?|[eqs]f\d*|[a-l]\d*|\d+)$/i;

/** Whether a name in a list of clubs' matches is no club's: the side is still to be found. */
export function isOpenSide(name: string): boolean {
  const [matched] = openSide.exec(name) ?? [];
  if (matched === undefined) return false;
  return matched === name || tieOrGroup.test(name.slice(matched.length));
}

const bracketed = /\s\(([A-Z]{3})\)$/;

/** The country that a name carries in brackets: `GB-ENG` of "Arsenal FC (ENG)". */
export function bracketedCountry(name: string): string | undefined {
  return countryOfCode(bracketed.exec(name)?.[1] ?? '');
}

/**
 * A key that all names of a club share and no two clubs do: `club:DE:bayern munchen`. `place` is the
 * club's country, or whatever else keeps clubs of the same name apart where that is not known.
 */
export function clubKey(name: string, place: string): string {
  const plain = strip(words(name), place);
  const home = clubsAbroad.get(`${place}:${plain}`) ?? place;
  return `club:${home}:${aliases.get(`${home}:${plain}`) ?? plain}`;
}

/** A name's words without case, accents and punctuation, and without the country in brackets. */
function words(name: string): string[] {
  const bare = bracketedCountry(name) ? name.replace(bracketed, '') : name;
  return bare
    .toLowerCase()
    .replace(/[ßøłđðıæœþ]/g, (letter) => letters.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Takes legal form, founding year and fillers off, unless hardly anything is left. */
function strip(all: string[], place: string): string {
  const forms = new Set(legalForms.get(place)?.split(' '));
  const kept = all.filter((word, index) => {
    if (formsAnywhere.has(word) || forms.has(word) || fillers.has(word)) return false;
    if (word === 'afc') return index === 0;
    return !(yearCountries.has(place) && /^(\d\d|1[89]\d\d)$/.test(word));
  });
  const key = kept.join(' ');
  return key.length > 2 ? key : all.join(' ');
}
