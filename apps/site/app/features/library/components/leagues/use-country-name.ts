import { useTranslation } from '@xiongmao/i18n/use-translation';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { useLocale } from '#app/platform/i18n.tsx';

/** Those that play for themselves, and those that sports pages call shorter than CLDR does. */
const own = {
  'GB-ENG': 'england',
  'GB-NIR': 'northernIreland',
  'GB-SCT': 'scotland',
  'GB-WLS': 'wales',
  AE: 'emirates',
  CD: 'drCongo',
  CI: 'ivoryCoast',
  CZ: 'czechia',
  KR: 'southKorea',
  NL: 'netherlands',
  US: 'unitedStates',
  ZA: 'southAfrica',
} as const;

/** Names a country as leagues have it; `none` is that of leagues between countries. */
export function useCountryName(): (country: string) => string {
  const { t } = useTranslation('library');
  const locale = useLocale();
  return (country) => {
    if (country === 'none') return t('country.none');
    if (country in own) return t(`country.${own[country as keyof typeof own]}`);
    return country.length === 2 ? formatRegion(country, locale) : country;
  };
}
