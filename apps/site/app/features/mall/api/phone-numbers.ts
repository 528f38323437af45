import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** The world's countries by their names in a language, in its order. */
export function namedCountries(tag: string): NamedCountry[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The country that the reader's browser names, else the brand's own. */
export function ownCountry(languages: readonly string[]): string {
  const regions = languages.map((tag) => new Intl.Locale(tag).region ?? '');
  return regions.find((region) => isSupportedCountry(region)) ?? 'CN';
}

/** `+86`; empty for a country that has none. */
export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';

/** As numbers are written there, while it is typed: `138 0013 8000`. */
export const writtenPhone = (text: string, country: string): string =>
  new AsYouType(country as CountryCode).input(text.normalize('NFKC'));

/** A number in E.164 form; null for what is none. */
export function wholePhone(text: string, country: string): string | null {
  const number = parsePhoneNumberFromString(text.normalize('NFKC'), country as CountryCode);
  return number?.isValid() ? number.number : null;
}
