import { createInstance, type TFunction, type TOptions } from 'i18next';
import type { Resources } from './checks/text-tree.ts';
import { fallbackChain, type Locale, localeFacts, locales } from './locales.ts';
import type { Namespace, Namespaces, Translate } from './types.ts';

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
  /** Whether the texts of a namespace were given, or can't be had later: the same for good. */
  has(namespace: Namespace): boolean;
  /** Sees to it that the texts of a namespace are at hand; rejects when they can't be fetched. */
  load(namespace: Namespace): Promise<void>;
  /** Has texts that could not be fetched asked for when they are needed next, be it at once. */
  retry(namespaces: readonly Namespace[]): void;
}

/** ms after which what could not be fetched is asked for again. */
const retryAfter = 1_000;
/** Keys may be made from data. */
const mostRemembered = 2000;

const tagOf = (locale: Locale) => localeFacts[locale].tag;

const fallbackTags = Object.fromEntries(
  locales.map((locale) => [tagOf(locale), fallbackChain(locale).slice(1).map(tagOf)]),
);

/**
 * Texts in one locale, ready at once: nothing is shared with another instance, so that a server may hold
 * one for each request. i18next knows the locales by their BCP 47 tags, which give it the plural rules.
 * With a `fetch` the texts that were not given are fetched when they are asked for; without one, keys
 * stand for them.
 */
export function createI18n(
  locale: Locale,
  given: Resources,
  fetch?: (namespaces: readonly Namespace[]) => Promise<Resources>,
): I18n {
  const language = tagOf(locale);
  const chain = fallbackChain(locale);
  const loads = new Map<Namespace, Promise<void>>();
  const translators = new Map<string, TFunction>();
  const forget: (() => void)[] = [];
  const instance = createInstance({
    lng: language,
    fallbackLng: fallbackTags,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
  });
  instance.init();

  function add(more: Resources): void {
    for (const source of chain) {
      for (const [namespace, texts] of Object.entries(more[source] ?? {})) {
        instance.addResourceBundle(tagOf(source), namespace, texts);
      }
    }
    for (const clear of forget) clear();
  }
  add(given);

  /** Texts without parameters are looked up once: a list says the same few hundreds of times. */
  function remembering(translate: TFunction): TFunction {
    const texts = new Map<string, string>();
    forget.push(() => texts.clear());
    const remember = (key: string, ...values: unknown[]): string => {
      if (values.length > 0) return translate(key, ...(values as [TOptions]));
      const text = texts.get(key) ?? translate(key);
      if (texts.size < mostRemembered) texts.set(key, text);
      return text;
    };
    return remember as unknown as TFunction;
  }

  function of<const Named extends Namespaces>(named: Named): Translate<Named> {
    const known = translators.get(String(named));
    const translate = known ?? remembering(instance.getFixedT(language, named as string[]));
    translators.set(String(named), translate);
    return translate as unknown as Translate<Named>;
  }

  return {
    locale,
    language,
    t: of<Everything>(['common']),
    of,
    exists: (key) => instance.exists(key),
    namesIn(area) {
      const [namespace, path] = area.split(':') as [string, string];
      const trees = chain.map((source) => instance.getResource(tagOf(source), namespace, path));
      return Object.keys(trees.find((tree) => typeof tree === 'object') ?? {});
    },
    has: (namespace) => !fetch || chain.some((source) => given[source]?.[namespace] !== undefined),
    load(namespace) {
      const known = loads.get(namespace);
      if (known) return known;
      const loading = fetch?.([namespace]).then(add) ?? Promise.resolve();
      loads.set(namespace, loading);
      loading.then(
        // React's sign that it need not wait.
        () => Object.assign(loading, { status: 'fulfilled' }),
        // Who renders again at once, as React does, meets the same failure.
        () => setTimeout(() => loads.delete(namespace), retryAfter),
      );
      return loading;
    },
    retry(namespaces) {
      for (const namespace of namespaces) loads.delete(namespace);
    },
  };
}
