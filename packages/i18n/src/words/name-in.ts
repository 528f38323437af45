import { fallbackChain, type Locale } from '../locales.ts';

/** What staff called a thing in a language, or in the nearest that they gave it a name in. */
export const nameIn = (names: Readonly<Record<string, string>>, locale: Locale): string =>
  fallbackChain(locale)
    .map((each) => names[each])
    .find((name) => name !== undefined) ?? '';
