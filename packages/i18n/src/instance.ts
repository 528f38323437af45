import { findNames, findText, type Resources } from './find-text.ts';
import { fallbackChain, type Locale, localeFacts } from './locales.ts';
import type { Namespace, Namespaces, Translate, Values } from './types.ts';

/** All namespaces, of which keys without a name mean `common`. */
type Everything = readonly ['common', ...Namespace[]];

/** Texts in one locale. Components get them by `useTranslation`. */
export interface I18n {
  readonly locale: Locale;
  /** BCP 47. */
  readonly language: string;
  readonly t: Translate<Everything>;
  /** Of the namespaces named: always the same function for the same ones. */
  of<const Named extends Namespaces>(named: Named): Translate<Named>;
  exists(key: string): boolean;
  /** The names in an area of a namespace: `protocols:service.parts`. */
  namesIn(area: string): string[];
  /** Whether the texts of a namespace are at hand, or can't be had later. */
  has(namespace: Namespace): boolean;
  /** Sees to it that the texts of a namespace are at hand; rejects when they can't be fetched. */
  load(namespace: Namespace): Promise<void>;
}

/**
 * Texts in one locale, ready at once: nothing is shared with another instance, so that a server may hold
 * one for each request. With a `fetch` the texts that were not given are fetched when they are asked for;
 * without one, keys stand for them.
 */
export function createI18n(
  locale: Locale,
  given: Resources,
  fetch?: (namespaces: readonly Namespace[]) => Promise<Resources>,
): I18n {
  const texts: Resources = {};
  const loads = new Map<Namespace, Promise<void>>();
  const translators = new Map<
    string,
    (key: string | readonly string[], values?: Values) => string
  >();
  const chain = fallbackChain(locale);

  function add(more: Resources): void {
    for (const source of chain) texts[source] = { ...texts[source], ...more[source] };
  }
  add(given);

  function of<const Named extends Namespaces>(named: Named): Translate<Named> {
    const known = translators.get(String(named));
    if (known) return known;
    const namespaces = [named].flat() as Namespace[];
    const translate = (key: string | readonly string[], values: Values = {}): string => {
      const keys = [key].flat() as string[];
      for (const each of keys) {
        const text = findText(texts, locale, namespaces, each, values);
        if (text !== undefined) return text;
      }
      return values.defaultValue ?? keys.at(-1)!.replace(/^\w+:/, '');
    };
    translators.set(String(named), translate);
    return translate;
  }

  return {
    locale,
    language: localeFacts[locale].tag,
    t: of<Everything>(['common']),
    of,
    exists: (key) => findText(texts, locale, ['common'], key, {}) !== undefined,
    namesIn: (area) => findNames(texts, locale, area),
    has: (namespace) => !fetch || chain.some((source) => texts[source]?.[namespace]),
    load(namespace) {
      const loading = loads.get(namespace) ?? fetch?.([namespace]).then(add) ?? Promise.resolve();
      loads.set(namespace, loading);
      loading.catch(() => loads.delete(namespace));
      return loading;
    },
  };
}
