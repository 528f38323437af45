import { fallbackChain, type Locale, localeFacts } from './locales.ts';
import type { Namespace, Values } from './types.ts';

/** A locale file: texts by key, in areas. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts by locale and namespace, as `loadNamespaces` gives them. Plain data: it may be serialised. */
export type Resources = { [locale in Locale]?: { [namespace in Namespace]?: TextTree } };

/**
 * The text of a key, its gaps filled: in the locale, or else in what stands in for it; of the first of the
 * namespaces that has it, or of the one that the key names (`errors:system`).
 */
export function findText(
  texts: Resources,
  locale: Locale,
  namespaces: readonly Namespace[],
  key: string,
  values: Values,
): string | undefined {
  const { named = namespaces, path } = readKey(key);
  for (const namespace of named) {
    for (const source of fallbackChain(locale)) {
      for (const form of formsOf(path, source, values)) {
        const text = nodeAt(texts[source]?.[namespace], form);
        if (typeof text === 'string') return fill(text, values);
      }
    }
  }
  return undefined;
}

/** The names in an area (`protocols:service.parts`), in their order. */
export function findNames(texts: Resources, locale: Locale, area: string): string[] {
  const { named = [], path } = readKey(area);
  const nodes = fallbackChain(locale).map((source) => nodeAt(texts[source]?.[named[0]!], path));
  return Object.keys(nodes.find((node) => typeof node === 'object') ?? {});
}

function readKey(key: string): { named?: Namespace[]; path: string } {
  const colon = key.indexOf(':');
  if (colon < 0) return { path: key };
  return { named: [key.slice(0, colon) as Namespace], path: key.slice(colon + 1) };
}

/** The keys of a text's forms, the closest first. */
function formsOf(path: string, locale: Locale, { context, count }: Values): string[] {
  const stems = context === undefined ? [path] : [`${path}_${context}`, path];
  if (count === undefined) return stems;
  const plural = rulesOf(locale).select(count);
  return stems.flatMap((stem) => [`${stem}_${plural}`, stem]);
}

const rules = new Map<Locale, Intl.PluralRules>();

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(localeFacts[locale].tag);
  rules.set(locale, known);
  return known;
}

function nodeAt(tree: TextTree | undefined, path: string): TextTree | string | undefined {
  let node: TextTree | string | undefined = tree;
  for (const name of path.split('.')) {
    node = typeof node === 'object' && Object.hasOwn(node, name) ? node[name] : undefined;
  }
  return node;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, gap: string) => String(values[gap] ?? ''));
}
