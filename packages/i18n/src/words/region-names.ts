import { type Locale, localeFacts } from '../locales.ts';

/** A country by its two letters, named: `CN` → `China`. */
export const formatRegion = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(localeFacts[locale].tag, { type: 'region' }).of(country) ?? country;
