import { type Locale, localeFacts } from '../locales.ts';
import type { TextTree } from './text-tree.ts';

/** Texts by full key: `tab.live` → `Live`. */
export type Texts = ReadonlyMap<string, string>;

export function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : [...flatten(value, `${prefix}${name}.`)],
  );
  return new Map(entries);
}

/** `count.matches_few` → `count.matches`, in the cardinal plural; null for a text without plural. */
function pluralOf(key: string): { stem: string; type: Intl.PluralRuleType } | null {
  const found = /^(.+?)(_ordinal)?_(?:zero|one|two|few|many|other)$/.exec(key);
  if (!found) return null;
  return found[2]
    ? { stem: `${found[1]}_ordinal_`, type: 'ordinal' }
    : { stem: `${found[1]}_`, type: 'cardinal' };
}

/** Every key that a locale needs for the English ones: plurals in each category of its language. */
export function requiredKeys(english: Texts, locale: Locale): Set<string> {
  const { tag } = localeFacts[locale];
  return new Set(
    [...english.keys()].flatMap((key) => {
      const plural = pluralOf(key);
      if (!plural) return [key];
      const rules = new Intl.PluralRules(tag, { type: plural.type });
      return rules.resolvedOptions().pluralCategories.map((category) => plural.stem + category);
    }),
  );
}

const variables = (text: string) =>
  [...text.matchAll(/\{\{\s*(.+?)\s*\}\}/g)].map(([, name]) => name!);

/** Whether a text is filled with what the English one is. Forms for none, one and two may say so in words. */
function fillsAlike(english: Texts, key: string, text: string): boolean {
  const plural = pluralOf(key);
  const model = english.get(plural ? `${plural.stem}other` : key) ?? '';
  const spoken = plural && /_(zero|one|two)$/.test(key) ? 'count' : null;
  const names = (of: string) =>
    [...new Set(variables(of))].filter((name) => name !== spoken).sort();
  return names(text).join() === names(model).join();
}

export interface Comparison {
  /** Keys without a text. */
  missing: string[];
  /** Keys that the English file has not. */
  extra: string[];
  /** Keys of texts that are filled with other variables than the English ones. */
  differing: string[];
}

/** What a locale's texts lack, or have too much, beside the English ones. */
export function compareTexts(english: Texts, texts: Texts, locale: Locale): Comparison {
  const required = requiredKeys(english, locale);
  const given = [...texts].filter(([, text]) => text.trim() !== '');
  return {
    missing: [...required].filter((key) => !texts.get(key)?.trim()),
    extra: [...texts.keys()].filter((key) => !required.has(key)),
    differing: given
      .filter(([key, text]) => required.has(key) && !fillsAlike(english, key, text))
      .map(([key]) => key),
  };
}
