import { createI18n, type I18n } from '@xiongmao/i18n/instance';
import { loadNamespaces } from '@xiongmao/i18n/load';
import type { Locale } from '@xiongmao/i18n/locales';
import { leagueName, teamName } from '@xiongmao/i18n/words/shown-names';

const loads = new Map<Locale, Promise<I18n>>();
/** On the server those who ask the same share an answer. */
const told = new WeakSet<object>();

/** Calls the teams and leagues of an answer as the reader does, before anything is made of it. */
export async function tellNames(locale: Locale, answer: unknown): Promise<void> {
  if (typeof answer !== 'object' || answer === null || told.has(answer)) return;
  const loading = loads.get(locale) ?? load(locale);
  loads.set(locale, loading);
  const of = await loading;
  tell(of, answer);
  told.add(answer);
}

async function load(locale: Locale): Promise<I18n> {
  try {
    return createI18n(locale, await loadNamespaces(locale, ['competitions']));
  } catch (error) {
    loads.delete(locale);
    throw error;
  }
}

/** Both have a country, if none that is known; beside it a team has an abbreviation, a league its game. */
function tell(of: I18n, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  for (const value of Object.values(answer)) tell(of, value);
  const named = answer as Partial<Parameters<typeof leagueName>[1] & { abbr: string | null }>;
  if (named.country === undefined || !named.name) return;
  const { name, country, gameId, abbr } = named;
  if (abbr !== undefined) named.name = teamName(of, { name, country });
  else if (gameId !== undefined) named.name = leagueName(of, { name, country, gameId });
}
