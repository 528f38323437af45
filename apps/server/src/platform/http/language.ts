import type { IncomingMessage } from 'node:http';
import type { ErrorName } from '@xiongmao/api/errors';
import { type Locale, negotiateLocale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';

interface Asking extends Pick<IncomingMessage, 'headers'> {
  cookies?: Record<string, string | undefined>;
}

/** The locale a caller wants its texts in. */
export function languageOf({ headers, cookies }: Asking): Locale {
  const { language } = headers;
  return negotiateLocale({
    language: typeof language === 'string' ? language : null,
    cookie: cookies?.['__Host-locale'] ?? cookies?.locale ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  });
}

/** What an error of the catalogue says to a person. */
export function errorText(
  locale: Locale,
  name: ErrorName,
  values: Record<string, string | number>,
): string {
  return i18nOf(locale).t(`errors:${name}`, values);
}
