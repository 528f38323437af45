import { useTranslation } from 'react-i18next';
import { type Locale, localeOfTag } from './locales.ts';

/** The locale of the page, for the formatters. */
export function useLocale(): Locale {
  return localeOfTag(useTranslation().i18n.language);
}
