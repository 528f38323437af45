import type { IncomingMessage } from 'node:http';
import type { ErrorName } from '@xiongmao/api/errors';
import { type Locale, matchLocale, negotiateLocale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';

interface Asking extends Pick<IncomingMessage, 'headers'> {
  cookies?: Record<string, string | undefined>;
}

/** The locale a caller wants its texts in: its page's, which the product's clients tell, else as for a page. */
export function languageOf({ headers, cookies }: Asking): Locale {
  const { language } = headers;
  const told = typeof language === 'string' ? matchLocale(language) : null;
  return (
    told ??
    negotiateLocale({
      cookie: cookies?.['__Host-locale'] ?? cookies?.locale ?? null,
      acceptLanguage: headers['accept-language'] ?? null,
    })
  );
}

/** As `languageOf`: a browser's handshake can carry no header, so its page's language stands in the address. */
export function languageOfHandshake({ headers, url, cookies }: Asking & { url?: string }): Locale {
  const language = new URLSearchParams(url?.split('?')[1]).get('language') ?? headers.language;
  return languageOf({ headers: { ...headers, language }, ...(cookies && { cookies }) });
}

/** What an error of the catalogue says to a person. */
export function errorText(
  locale: Locale,
  name: ErrorName,
  values: Record<string, string | number>,
): string {
  return i18nOf(locale).t(`errors:${name}`, values);
}
