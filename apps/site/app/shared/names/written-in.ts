import { directionOf, isLocale, localeFacts } from '@xiongmao/i18n/locales';

/** What tells a browser in which language something is written, which may be another than the page's. */
export function writtenIn(locale: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return isLocale(locale) ? { lang: localeFacts[locale].tag, dir: directionOf(locale) } : {};
}
