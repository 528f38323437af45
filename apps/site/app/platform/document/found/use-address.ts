import { type Locale, withLocale } from '@xiongmao/i18n/locales';
import { useConfig, useViewer } from '../../app-context.ts';
import { useLocale } from '../../i18n.tsx';

/** Where a path of the site, or a picture of it, stands in full. */
export interface Address {
  /** A page, in the language of the one in hand. */
  page: (path: string) => string;
  file: (path: string) => string;
  locale: Locale;
  /** The page in hand tells no results. */
  hides: boolean;
}

export function useAddress(): Address {
  const { siteUrl } = useConfig();
  const locale = useLocale();
  const { hides } = useViewer();
  return {
    page: (path) => siteUrl + withLocale(path, locale),
    file: (path) => new URL(path, siteUrl).href,
    locale,
    hides,
  };
}
