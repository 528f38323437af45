import { isLocale, localeFacts } from '@xiongmao/i18n/locales';

/** A language, as those call it who speak it. */
export const languageName = (locale: string): string =>
  isLocale(locale) ? localeFacts[locale].endonym : locale;
