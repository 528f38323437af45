import type { Country } from '@xiongmao/api/identity/shapes';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** Countries whose phones are taken; what shares a code with none of them (satellites, say) is not. */
const offered = getCountries().filter((code) => /^[A-Z]{2}$/.test(code));
const offeredCodes = new Set<string>(offered.map((code) => getCountryCallingCode(code)));

/** The area code that a text means (`86`, `+86`, `0086`); null for one of no country that is offered. */
export function areaCodeIn(text: string): string | null {
  const code = text.replace(/^\+?0*/, '');
  return offeredCodes.has(code) ? code : null;
}

/** Countries with their area codes, China's mainland first, the others by name in the reader's language. */
export function countries(locale: Locale): Country[] {
  const held = made.get(locale);
  if (held) return held;
  const list = makeCountries(locale);
  made.set(locale, list);
  return list;
}

/** By locale: of each the same ever after. */
const made = new Map<Locale, Country[]>();

function makeCountries(locale: Locale): Country[] {
  const { tag } = localeFacts[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(tag);
  return offered
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
