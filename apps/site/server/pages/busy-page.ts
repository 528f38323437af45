import { createHash } from 'node:crypto';
import { securityHeadersOf } from '@xiongmao/api/hosting/front-end';
import { outsideSources } from '@xiongmao/api/hosting/outside-sources';
import type { RuntimeConfig } from '@xiongmao/api/system/config';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { productName } from '@xiongmao/i18n/product-name';
import { type Body, encode } from '../content-coding.ts';
import type { Page } from './page-cache.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a caller gets who has had too many pages rendered: small, ready, in their language. */
export function createBusyPages(config: RuntimeConfig) {
  const bodies = new Map<Locale, Body>();
  const style = styleOf(config);
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = {
    ...Object.fromEntries(securityHeadersOf(config.siteUrl, config)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'${outsideSources(config).pictures}; base-uri 'none'; frame-ancestors 'none'`,
  };

  return function busyPage(locale: Locale, seconds: number): Page {
    let body = bodies.get(locale);
    if (!body) {
      body = encode(Buffer.from(write(config, style, locale)), 'thorough');
      bodies.set(locale, body);
    }
    return {
      status: 429,
      headers: { ...headers, 'retry-after': String(seconds) },
      body,
    };
  };
}

const styleOf = ({ brand }: RuntimeConfig) => `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1rem; box-sizing: border-box; text-align: center; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#13191f, #f2f5f8); background: light-dark(${brand['--brand-page-light']}, ${brand['--brand-page']}) }
h1 { margin: 0; font-size: 1rem }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: 0.375rem; font-weight: 600; color: light-dark(#ffffff, ${brand['--brand-on-accent']}); background: light-dark(${brand['--brand-accent-light']}, ${brand['--brand-accent']}); text-decoration: none }
`;

function write(config: RuntimeConfig, style: string, locale: Locale): string {
  const { logos } = config;
  const { t } = i18nOf(locale);
  const text = escapeHtml(t('errors:tooManyRequests'));
  return `<!doctype html>
<html lang="${localeFacts[locale].tag}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text} · ${escapeHtml(productName(config, t))}</title>
<style>${style}</style>
</head>
<body>
<picture>
<source media="(prefers-color-scheme: light)" srcset="${escapeHtml(logos.light)}">
<img src="${escapeHtml(logos.dark)}" alt="" width="72" height="72">
</picture>
<h1>${text}</h1>
<a href="">${escapeHtml(t('action.retry'))}</a>
</body>
</html>
`;
}
