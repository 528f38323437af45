import { fallbackChain, type Locale, locales } from '../locales.ts';

/** Studio and console are offered in English and both Chinese scripts (product spec §1). */
const staffNamespaces: readonly string[] = [
  'studio',
  'console',
  'anchors',
  'articles',
  'desk',
  'editors',
  'footage',
];
/** The locales in which a namespace has every text; the check keeps it so. */
export function completeLocales(namespace: string): readonly Locale[] {
  return staffNamespaces.includes(namespace) ? ['en_US', 'zh_CN', 'zh_tw'] : locales;
}

/**
 * The locales whose texts a page in `locale` needs of a namespace: the fallback chain up to the first
 * that has every text, so that a complete locale travels alone.
 */
export function sourcesOf(locale: Locale, namespace: string): readonly Locale[] {
  const chain = fallbackChain(locale);
  const complete = chain.findIndex((each) => completeLocales(namespace).includes(each));
  return chain.slice(0, complete + 1);
}
