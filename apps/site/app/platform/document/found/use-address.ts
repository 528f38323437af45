import { type Locale, withLocale } from '@xiongmao/i18n/locales';
import { useConfig } from '../../app-context.ts';
import { useLocale } from '../../i18n.tsx';

/** Where a path of the site, or a picture of it, stands in full. */
export interface Address {
  /** A page, in the language of the one in hand. */
  page: (path: string) => string;
  file: (path: string) => string;
  locale: Locale;
}

export function useAddress(): Address {
  const { siteUrl } = useConfig();
  const locale = useLocale();
  return {
    page: (path) => siteUrl + withLocale(path, locale),
    file: (path) => new URL(path, siteUrl).href,
    locale,
  };
}
