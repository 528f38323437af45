import { fallbackChain, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { useViewer } from './app-context.ts';

/** Texts of one locale by namespace, gaps filled from what stands in for it. */
export type Texts = Record<string, ResourceKey>;

const folder = '../../../../packages/i18n/locales';
/** One chunk for each locale and namespace. */
const files = import.meta.glob<Tree>('../../../../packages/i18n/locales/*/*.json', {
  import: 'default',
});

interface Tree {
  [key: string]: string | Tree;
}

async function readNamespace(locale: Locale, namespace: string): Promise<Tree> {
  const chain = fallbackChain(locale).flatMap(
    (name) => files[`${folder}/${name}/${namespace}.json`] ?? [],
  );
  const trees = await Promise.all(chain.map((load) => load()));
  return trees.reduceRight(overlay, {});
}

function overlay(below: Tree, above: Tree): Tree {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key];
    merged[key] =
      typeof value === 'object' && typeof under === 'object' ? overlay(under, value) : value;
  }
  return merged;
}

export async function readTexts(locale: Locale, namespaces: readonly string[]): Promise<Texts> {
  const texts = namespaces.map(async (name) => [name, await readNamespace(locale, name)] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** The locale's texts, those given at once; namespaces that a later page names are fetched then. */
export async function createI18n(locale: Locale, texts: Texts): Promise<i18n> {
  const { tag } = localeFacts[locale];
  const instance = createInstance();
  instance.use(initReactI18next).use({
    type: 'backend' as const,
    init: () => {},
    read: (_tag: string, namespace: string) => readNamespace(locale, namespace),
  });
  await instance.init({
    lng: tag,
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(texts),
    defaultNS: 'common',
    resources: { [tag]: texts },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });
  return instance;
}

export const useLocale = (): Locale => useViewer().locale;
