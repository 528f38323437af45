import { fallbackChain, type Locale } from '../locales.ts';

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
/** What both the site and the back offices show is complete in the languages of both. */
const sharedNamespaces: readonly string[] = [
  'identity',
  'users',
  'notices',
  'pages',
  'protocols',
  'experts',
  'wallet',
  'live',
  'player',
  'chat',
  'gifts',
  'transfers',
  'shared',
];

/**
 * The locales in which a namespace has every text; the check keeps it so. The others may lack some, or
 * all, and fall back.
 */
export function completeLocales(namespace: string): readonly Locale[] {
  if (sharedNamespaces.includes(namespace)) return ['en_US', 'zh_CN', 'zh_tw', 'ar'];
  return staffNamespaces.includes(namespace)
    ? ['en_US', 'zh_CN', 'zh_tw']
    : ['en_US', 'zh_CN', 'ar'];
}

/**
 * The locales whose texts a page in `locale` needs of a namespace: the fallback chain up to the first
 * that has every text, so that a complete locale travels alone.
 */
export function sourcesOf(locale: Locale, namespace: string): readonly Locale[] {
  // A name that no text has falls back to its source's, which is English.
  const chain = fallbackChain(locale).filter(
    (each) => each !== 'en_US' || namespace !== 'competitions',
  );
  const complete = chain.findIndex((each) => completeLocales(namespace).includes(each));
  return chain.slice(0, complete + 1);
}
