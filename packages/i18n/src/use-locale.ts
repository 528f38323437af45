import type { Locale } from './locales.ts';
import { useI18n } from './use-translation.ts';

/** The locale of the page, for the formatters. */
export const useLocale = (): Locale => useI18n().locale;
