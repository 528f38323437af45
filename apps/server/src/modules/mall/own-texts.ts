import { fallbackChain, type Locale } from '@xiongmao/i18n/locales';
import { type SQL, sql } from 'drizzle-orm';

/** A text by locale in a language, or in the nearest that there is. */
export const textIn = (texts: SQL, locale: Locale): SQL =>
  sql`coalesce(${sql.join(
    fallbackChain(locale).map((each) => sql`${texts} ->> ${each}`),
    sql`, `,
  )})`;

/** The same of texts at hand. */
export const textOf = (texts: Readonly<Record<string, string>>, locale: Locale): string =>
  fallbackChain(locale)
    .map((each) => texts[each])
    .find((text) => text !== undefined) ?? '';
