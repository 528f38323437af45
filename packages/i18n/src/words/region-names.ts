import { type Locale, localeFacts } from '../locales.ts';

/** They cost some 50 µs to make and nothing to keep. */
const names = new Map<Locale, Intl.DisplayNames>();

/** A country by its two letters, named: `CN` → `China`. */
export function formatRegion(country: string, locale: Locale): string {
  const held = names.get(locale);
  const made = held ?? new Intl.DisplayNames(localeFacts[locale].tag, { type: 'region' });
  if (!held) names.set(locale, made);
  return made.of(country) ?? country;
}
