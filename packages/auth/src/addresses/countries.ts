import type { Country } from '@xiongmao/api/identity/shapes';

export interface NamedCountry extends Country {
  /** In the reader's language. */
  name: string;
  /** Digits, without the plus. */
  areaCode: string;
}

/** Countries with their names in a language, in its order. */
export function nameCountries(countries: readonly Country[], tag: string): NamedCountry[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((country) => ({
      ...country,
      name: names.of(country.countryAbbr) ?? country.countryAbbr,
      areaCode: country.countryArea.replace(/\D/g, ''),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries whose name, abbreviation or area code is being typed; those that begin with it first. */
export function findCountries(countries: readonly NamedCountry[], typed: string): NamedCountry[] {
  const text = fold(typed.trim());
  const digits = text.replace(/^(\+|00)/, '');
  if (text === '') return [...countries];
  const begins = (country: NamedCountry) =>
    fold(country.name).startsWith(text) ||
    country.countryAbbr.toLowerCase() === text ||
    country.areaCode === digits;
  const found = countries.filter(
    (country) =>
      begins(country) ||
      fold(country.name).includes(text) ||
      (/^\d+$/.test(digits) && country.areaCode.startsWith(digits)),
  );
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

/** The country that a browser's language names; the brand's own where it names none. */
export function firstCountry(
  countries: readonly NamedCountry[],
  languages: readonly string[],
): NamedCountry | undefined {
  const regions = languages.map((tag) => new Intl.Locale(tag).region);
  const wanted = [...regions, 'CN'];
  for (const region of wanted) {
    const found = countries.find(({ countryAbbr }) => countryAbbr === region);
    if (found) return found;
  }
  return countries[0];
}
