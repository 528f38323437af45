import { type Locale, locales } from '../locales.ts';

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
/**
 * The locales in which a namespace has every text; the check keeps it so. A name of a competition that a language writes
 * as its source does needs none, nor does a hero who is called in English there.
 */
export function completeLocales(namespace: string): readonly Locale[] {
  if (namespace === 'competitions') return ['en_US', 'zh_CN', 'ar'];
  if (namespace === 'champions' || namespace === 'kings') return ['en_US', 'zh_CN', 'zh_tw'];
  return staffNamespaces.includes(namespace) ? ['en_US', 'zh_CN', 'zh_tw'] : locales;
}
