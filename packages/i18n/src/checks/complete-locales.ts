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
/** The locales in which a namespace has every text; the check keeps it so. */
export function completeLocales(namespace: string): readonly Locale[] {
  return staffNamespaces.includes(namespace) ? ['en_US', 'zh_CN', 'zh_tw'] : locales;
}
