import type { Resources, TextTree } from '../checks/text-tree.ts';
import { fallbackChain, type Locale, localeFacts } from '../locales.ts';
import type { Namespace, Values } from '../types.ts';

/** Finds the text of `key` in the namespaces given, or in the one that it names (`games:202`). */
export type FindText = (
  key: string,
  namespaces: readonly string[],
  values?: Values,
) => string | undefined;

const pluralRules = new Map<Locale, Intl.PluralRules>();

function pluralOf(count: number, locale: Locale): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(localeFacts[locale].tag);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/**
 * How texts in i18next's format (JSON, version 4) are found: in the locale, then in what stands in for its gaps, each
 * with the plural rules of its language (CLDR's, by `Intl`). The closest text wins: of `context`, of the plural that
 * `count` takes, of zero. `given` may be added to later.
 */
export function textFinder(locale: Locale, given: Resources): FindText {
  const chain = fallbackChain(locale);
  return (key, namespaces, { count, context } = {}) => {
    const colon = key.indexOf(':');
    const path = key.slice(colon + 1).split('.');
    const name = path.pop()!;
    for (const namespace of colon < 0 ? namespaces : [key.slice(0, colon)]) {
      for (const source of chain) {
        const tree = treeAt(given[source]?.[namespace as Namespace], path);
        if (!tree) continue;
        for (const start of context ? [`${name}_${context}`, name] : [name]) {
          for (const end of endings(source, count)) {
            const text = own(tree, start + end);
            if (typeof text === 'string') return text;
          }
        }
      }
    }
    return undefined;
  };
}

/** What may follow a key that is counted, the closest first. */
function endings(locale: Locale, count: number | undefined): string[] {
  if (count === undefined) return [''];
  const plural = `_${pluralOf(count, locale)}`;
  return count === 0 ? ['_zero', plural, ''] : [plural, ''];
}

/** What stands at a path of a namespace, if these are texts by key. */
export function treeAt(tree: TextTree | undefined, path: readonly string[]): TextTree | undefined {
  let found: TextTree | string | undefined = tree;
  for (const name of path) found = typeof found === 'object' ? own(found, name) : undefined;
  return typeof found === 'object' ? found : undefined;
}

const own = (tree: TextTree, name: string) => (Object.hasOwn(tree, name) ? tree[name] : undefined);

/** A text with its `{{gaps}}` filled; those without a value are left out. React escapes what it renders. */
export const fillGaps = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name) =>
    String((Object.hasOwn(values, name) ? values[name] : null) ?? ''),
  );
