import { sourcesOf } from './checks/complete-locales.ts';
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

async function readFile(locale: Locale, namespace: string): Promise<TextTree | undefined> {
  return files[`../locales/${locale}/${namespace}.json`]?.();
}

/**
 * The texts that a page in `locale` needs, for `createI18n`: of each namespace the locale's own and what
 * stands in for texts it lacks. Rejects when a chunk can't be fetched.
 */
export async function loadNamespaces(
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<Resources> {
  const resources: Resources = {};
  const wanted = namespaces.flatMap((namespace) =>
    sourcesOf(locale, namespace).map((source) => ({ namespace, source })),
  );
  await Promise.all(
    wanted.map(async ({ namespace, source }) => {
      const texts = await readFile(source, namespace);
      if (texts) resources[source] = { ...resources[source], [namespace]: texts };
    }),
  );
  return resources;
}
