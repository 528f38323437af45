import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import type { I18n } from '../instance.ts';
import { formatRegion } from './region-names.ts';

type Teller = Pick<I18n, 'of' | 'locale' | 'namesIn'>;

/** A name without case, accents and signs: its sources differ in these. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A national team by its country in the reader's language; any other as its source has it, and in English each. */
export function teamName(of: Teller, { name, country }: Pick<Team, 'name' | 'country'>): string {
  if (of.locale === 'en_US') return name;
  const letters = lettersOf(name);
  if (nationsOf(of).has(letters)) return of.of('competitions')(`nations.${letters}`);
  const isNation = country !== null && englishOf(country) === letters;
  return isNation ? formatRegion(country, of.locale) : name;
}

const nations = new WeakMap<Teller, ReadonlySet<string>>();

/** Those that have texts: to look for one that there is not takes as long as a hundred names. */
function nationsOf(of: Teller): ReadonlySet<string> {
  const held = nations.get(of) ?? new Set(of.namesIn('competitions:nations'));
  nations.set(of, held);
  return held;
}

const english = new Map<string, string>();

/** The letters of a country's name: it is asked for with each of its clubs. */
function englishOf(country: string): string {
  const held = english.get(country);
  if (held !== undefined) return held;
  const letters = /^[A-Z]{2}$/.test(country) ? lettersOf(formatRegion(country, 'en_US')) : '';
  english.set(country, letters);
  return letters;
}

/**
 * A well-known competition in the reader's language, by its game, its country and its letters; any other as its source
 * has it, and in English each. Behind the name may stand a year, or what is played in it ("Wimbledon, Men's Singles").
 */
export function leagueName(
  of: Teller,
  { gameId, country, name: told }: Omit<League, 'id'>,
): string {
  if (of.locale === 'en_US') return told;
  const [, head = told, rest = ''] = /^(.+?)(, .+| \d{4})?$/.exec(told) ?? [];
  const name = known(of, `${gameId}.${country ?? 'none'}.${lettersOf(head)}`);
  if (rest[0] !== ',') return name ? name + rest : told;
  const part = known(of, `parts.${lettersOf(rest)}`);
  // What is played has a name where the competition is called as its source does.
  return part ? of.of('competitions')('parted', { name: name ?? head, part }) : told;
}

/** Which there are is data: a key that has no text is answered by itself. */
function known({ of }: Teller, key: string): string | null {
  const text = of('competitions')(key);
  return text === key ? null : text;
}
