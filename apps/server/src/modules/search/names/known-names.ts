import { createHash } from 'node:crypto';
import { gameById, games } from '@xiongmao/api/catalogue/games';
import { createI18n } from '@xiongmao/i18n/instance';
import { locales } from '@xiongmao/i18n/locales';
import { readNamespace } from '@xiongmao/i18n/node';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { leagueName, lettersOf, teamName } from '@xiongmao/i18n/words/shown-names';
import { americanFootball, baseball, basketball } from './american.ts';
import { football } from './football.ts';
import { games as fansNames } from './games.ts';
import { leagues } from './leagues.ts';
import { cricket, esports } from './others.ts';

/** What sources tell of a team or league. */
export interface SourceNames {
  gameId: number;
  country: string | null;
  names: readonly string[];
}

const teams: Readonly<Record<number, string>> = {
  ...Object.fromEntries(
    games.filter(({ kind }) => kind === 'esport').map(({ gameId }) => [gameId, esports]),
  ),
  201: basketball,
  202: football,
  205: baseball,
  209: americanFootball,
  210: cricket,
};

/** The names that the site shows, in each language. */
const shown = locales.map((locale) =>
  createI18n(locale, { [locale]: { competitions: readNamespace(locale, 'competitions') } }),
);

const gameNames = locales.map((locale) => readNamespace(locale, 'games'));

/** Says which names these are: of others, all that can be found is gone through once more. */
export const knownNow: number =
  createHash('sha256')
    .update(JSON.stringify([teams, leagues, process.versions.cldr]))
    .update(JSON.stringify(locales.map((locale) => readNamespace(locale, 'competitions'))))
    .update(JSON.stringify([gameNames, fansNames]))
    .digest()
    .readUInt16BE() >> 2;

/** What a team is called besides, by whoever speaks of it in one of our languages. */
export function knownOfTeam(told: SourceNames): string[] {
  return [...new Set([...listed(teams, told), ...told.names.flatMap(nationNames(told.country))])];
}

/** What a game is called in our languages, and by its fans. */
export function knownOfGame(gameId: number): string[] {
  const { slug, abbr } = gameById(gameId)!;
  const inLanguages = gameNames.map((names) => names[gameId] as string);
  return [...new Set([...inLanguages, slug, abbr, ...(fansNames[slug] ?? [])])];
}

export function knownOfLeague(told: SourceNames): string[] {
  const { gameId, country, names } = told;
  const bare = names.map((name) => name.replace(/(, .*| \d{4})$/, ''));
  const inLanguages = names.flatMap((name) =>
    shown.map((of) => leagueName(of, { gameId, country, name })),
  );
  return [...new Set([...listed(leagues, { ...told, names: bare }), ...inLanguages])];
}

/** A line of a list: the country, where another's has the same name; then names, those of sources first. */
interface Line {
  country: string;
  names: readonly string[];
}

const lists = new Map<string, ReadonlyMap<string, readonly Line[]>>();

function listed(tables: Readonly<Record<number, string>>, { gameId, country, names }: SourceNames) {
  const table = tables[gameId] ?? '';
  const list = lists.get(table) ?? readList(table);
  lists.set(table, list);
  const lines = new Set(
    names
      .flatMap((name) => list.get(keyOf(name)) ?? [])
      .filter((line) => isOf(line.country, country)),
  );
  // Two of one name, in countries that nobody tells: either may be meant.
  return lines.size === 1 ? [...lines][0]!.names : [];
}

/** `country | names in sources | zh_CN | zh_tw | ar | jp | ko | ru | others`: of each as many as there are, by commas. */
function readList(table: string): Map<string, Line[]> {
  const list = new Map<string, Line[]>();
  for (const row of table.split('\n').filter((text) => text.includes('|'))) {
    const [country = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const [told = [], ...others] = cells.map((cell) => cell.split(', ').filter(Boolean));
    const line = { country, names: [...told, ...others.flat()] };
    for (const key of new Set(told.map(keyOf))) list.set(key, [...(list.get(key) ?? []), line]);
  }
  return list;
}

/** Without the country in brackets, and what clubs have in common. */
function keyOf(name: string): string {
  const words = name.replace(/ \([A-Z]{3}\)$/, '').split(/\s+/);
  return lettersOf(words.filter((word) => !/^(FC|CF|FK)$/.test(word)).join('')) || name;
}

const isOf = (country: string, told: string | null): boolean =>
  country === '' || told === null || told === country || (told === 'GB' && /^GB-/.test(country));

/** Countries by the letters of their English names; null where the names stand in the texts. */
const nations = readNations();

const nationNames = (told: string | null) => (name: string) => {
  const own = nations.get(lettersOf(name));
  if (own === undefined || (told !== null && own !== null && told !== own)) return [];
  return shown.map((of) => teamName(of, { name, country: own ?? told }));
};

function readNations(): Map<string, string | null> {
  const found = new Map<string, string | null>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const country of letters.flatMap((one) => letters.map((other) => one + other))) {
    const name = formatRegion(country, 'en_US');
    // Codes of earlier days name what others do.
    const [tag] = Intl.getCanonicalLocales(`und-${country}`);
    if (name !== country && tag === `und-${country}`) found.set(lettersOf(name), country);
  }
  const inTexts = readNamespace('en_US', 'competitions').nations;
  for (const name of Object.keys(inTexts ?? {})) found.set(name, found.get(name) ?? null);
  return found;
}
