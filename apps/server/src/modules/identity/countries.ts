import type { Country } from '@xiongmao/api/identity/shapes';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Countries with their area codes, China's mainland first, the others by name in the reader's language. */
export function countries(locale: Locale): Country[] {
  const { tag } = localeFacts[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(tag);
  const all = getCountries().filter((code) => /^[A-Z]{2}$/.test(code));
  return all
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort(
      (a, b) => Number(b.code === 'CN') - Number(a.code === 'CN') || order.compare(a.name, b.name),
    )
    .map(({ code }) => ({
      countryAbbr: code,
      countryArea: getCountryCallingCode(code),
      countryAvatar: code,
    }));
}
