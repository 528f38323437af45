import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Resources, TextTree } from './checks/text-tree.ts';
import { createI18n, type I18n } from './instance.ts';
import { fallbackChain, type Locale } from './locales.ts';

const instances = new Map<Locale, I18n>();

const folderOf = (locale: Locale) => new URL(`../locales/${locale}/`, import.meta.url);

/** Every text of a locale from disk, by namespace; none for a locale that has no files. */
export function readTexts(locale: Locale): Record<string, TextTree> {
  const folder = folderOf(locale);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.map((name) => name.replace(/\.json$/, ''));
  return Object.fromEntries(names.map((name) => [name, readNamespace(locale, name)]));
}

/** The texts of one namespace that a locale has a file of. */
export const readNamespace = (locale: Locale, namespace: string): TextTree =>
  JSON.parse(readFileSync(new URL(`${namespace}.json`, folderOf(locale)), 'utf8'));

/**
 * All texts in a locale for a server: `i18nOf('ar').t('errors:unknownMatch')`. Read once per process and
 * shared: never change its language.
 */
export function i18nOf(locale: Locale): I18n {
  let instance = instances.get(locale);
  if (!instance) {
    const chain = fallbackChain(locale).map((each) => [each, readTexts(each)] as const);
    instance = createI18n(locale, Object.fromEntries(chain) as Resources);
    instances.set(locale, instance);
  }
  return instance;
}
