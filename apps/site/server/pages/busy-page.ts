import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { type Body, encode } from '../content-coding.ts';
import type { Page } from './page-cache.ts';
import { createPlainPages } from './plain-page.ts';

/** What a caller gets who has had too many pages rendered: small, ready, in their language. */
export function createBusyPages(config: RuntimeConfig) {
  const bodies = new Map<Locale, Body>();
  const { headers, write } = createPlainPages(config);

  return function busyPage(locale: Locale, seconds: number): Page {
    let body = bodies.get(locale);
    if (!body) {
      const { t } = i18nOf(locale);
      const retry = `<a class="button" href="">${escapeMarkup(t('action.retry'))}</a>`;
      body = encode(Buffer.from(write(locale, t('errors:tooManyRequests'), retry)), 'thorough');
      bodies.set(locale, body);
    }
    return {
      status: 429,
      headers: { ...headers, 'cache-control': 'no-store', 'retry-after': String(seconds) },
      body,
    };
  };
}
