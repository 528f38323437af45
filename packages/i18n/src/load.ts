import type { Resources, TextTree } from './checks/text-tree.ts';
import type { Locale } from './locales.ts';
import type { Namespace } from './types.ts';

/**
 * Under Vite alone: a lazy chunk for each locale and namespace but for the messages that the server sends. Plain Node
 * has `node.ts`.
 */
const files = import.meta.glob<TextTree>(['../locales/*/*.json', '!../locales/*/messages.json'], {
  import: 'default',
});

/** The texts that a page in `locale` needs, for `createI18n`. Rejects when a chunk can't be fetched. */
export async function loadNamespaces(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Resources> {
  const texts = await Promise.all(
    namespaces.map((namespace) => files[`../locales/${locale}/${namespace}.json`]?.()),
  );
  return {
    [locale]: Object.fromEntries(
      namespaces.flatMap((namespace, at) => (texts[at] ? [[namespace, texts[at]]] : [])),
    ),
  };
}
