import type { Resources } from './checks/text-tree.ts';
import { fallbackChain, type Locale, localeFacts } from './locales.ts';
import { fillGaps, textFinder, treeAt } from './texts/find-text.ts';
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

type AnyTranslate = (keys: string | readonly string[], values?: Values) => string;

/** What stands for a text that there is not: its key, without the namespace. */
const nameOf = (key: string) => key.slice(key.indexOf(':') + 1);

/**
 * Texts in one locale, ready at once: nothing is shared with another instance, so that a server may hold
 * one for each request. With a `fetch` the texts that were not given are fetched when they are asked for; without
 * one, keys stand for them.
 */
export function createI18n(
  locale: Locale,
  given: Resources,
  fetch?: (namespaces: readonly Namespace[]) => Promise<Resources>,
): I18n {
  const chain = fallbackChain(locale);
  const texts: Resources = {};
  const find = textFinder(locale, texts);
  const loads = new Map<Namespace, Promise<void>>();
  const translators = new Map<string, AnyTranslate>();
  const forget: (() => void)[] = [];

  function add(more: Resources): void {
    for (const source of chain) texts[source] = { ...texts[source], ...more[source] };
    for (const clear of forget) clear();
  }
  add(given);

  function translateIn(namespaces: readonly string[]): AnyTranslate {
    const translate = (asked: string | readonly string[], values: Values = {}): string => {
      const keys = [asked].flat();
      for (const key of keys) {
        const text = find(key, namespaces, values);
        if (text !== undefined) return fillGaps(text, values);
      }
      return values.defaultValue ?? nameOf(keys.at(-1)!);
    };
    // Texts without parameters are looked up once: a list says the same few hundreds of times.
    const remembered = new Map<string, string>();
    forget.push(() => remembered.clear());
    return (asked, values) => {
      if (values || typeof asked !== 'string') return translate(asked, values);
      const text = remembered.get(asked) ?? translate(asked);
      if (remembered.size < mostRemembered) remembered.set(asked, text);
      return text;
    };
  }

  function of<const Named extends Namespaces>(named: Named): Translate<Named> {
    const translate = translators.get(String(named)) ?? translateIn([named].flat());
    translators.set(String(named), translate);
    return translate as Translate<Named>;
  }

  return {
    locale,
    language: localeFacts[locale].tag,
    t: of<Everything>(['common']),
    of,
    exists: (key) => find(key, ['common']) !== undefined,
    namesIn(area) {
      const [namespace, path] = area.split(':') as [Namespace, string];
      const trees = chain.map((source) => treeAt(texts[source]?.[namespace], path.split('.')));
      return Object.keys(trees.find(Boolean) ?? {});
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
