import { useTranslation } from '@xiongmao/i18n/use-translation';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { useLocale } from '#app/platform/i18n.tsx';

/** Those that play for themselves. */
const parts = {
  'GB-ENG': 'england',
  'GB-NIR': 'northernIreland',
  'GB-SCT': 'scotland',
  'GB-WLS': 'wales',
} as const;

/** Names a country as leagues have it; `none` is that of leagues between countries. */
export function useCountryName(): (country: string) => string {
  const { t } = useTranslation('library');
  const locale = useLocale();
  return (country) => {
    if (country === 'none') return t('country.none');
    if (country in parts) return t(`country.${parts[country as keyof typeof parts]}`);
    return country.length === 2 ? formatRegion(country, locale) : country;
  };
}
