import type { Locale } from '@xiongmao/i18n/locales';
import { useViewer } from './app-context.ts';

/** The page's locale. Another language is another document, so it stays the same for the visit. */
export const useLocale = (): Locale => useViewer().locale;
