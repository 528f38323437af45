import type { ErrorName } from '@xiongmao/api/errors';
import { type Locale, negotiateLocale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import type { FastifyRequest } from 'fastify';

/** The locale a caller wants its texts in. */
export function languageOf(request: FastifyRequest): Locale {
  const { language } = request.headers;
  return negotiateLocale({
    language: typeof language === 'string' ? language : null,
    cookie: request.cookies?.locale ?? null,
    acceptLanguage: request.headers['accept-language'] ?? null,
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
