import { type BackendModule, createInstance, type i18n } from 'i18next';
import { fallbackChain, type Locale, localeFacts, locales } from './locales.ts';
import type { Namespace } from './types.ts';

/** A locale file: texts by key, in areas. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts by locale and namespace, as `loadNamespaces` gives them. Plain data: it may be serialised. */
export type Resources = { [locale in Locale]?: { [namespace in Namespace]?: TextTree } };

const tagOf = (locale: Locale) => localeFacts[locale].tag;

const fallbackTags = Object.fromEntries(
  locales.map((locale) => [tagOf(locale), fallbackChain(locale).slice(1).map(tagOf)]),
);

/**
 * Texts in one locale, ready at once: no language detector and nothing shared with another instance, so
 * that a server may hold one for each request. i18next knows the locales by their BCP 47 tags, which give
 * it the plural rules; `localeOfTag(i18n.language)` leads back.
 *
 * With a `backend` components suspend until texts that were not given are fetched; without one they show
 * keys.
 */
export function createI18n(locale: Locale, resources: Resources, backend?: BackendModule): i18n {
  const instance = createInstance();
  if (backend) instance.use(backend);
  instance.init({
    lng: tagOf(locale),
    fallbackLng: fallbackTags,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: backend !== undefined },
  });
  addTexts(instance, resources);
  return instance;
}

/** Adds texts that were loaded later. */
export function addTexts(instance: i18n, resources: Resources): void {
  for (const locale of locales)
    for (const [namespace, texts] of Object.entries(resources[locale] ?? {}))
      instance.addResourceBundle(tagOf(locale), namespace, texts);
}
