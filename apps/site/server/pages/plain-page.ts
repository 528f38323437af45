import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { securityHeadersOf } from '@xiongmao/api/hosting/front-end';
import { outsideSources } from '@xiongmao/api/hosting/outside-sources';
import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { productName } from '@xiongmao/i18n/product-name';

/** Small pages, each whole in itself: they stand in where the app can't be had. They run `script` alone, which may ask the site. */
export function createPlainPages(config: RuntimeConfig, script = '') {
  const style = styleOf(config);
  const scripts = script && ` script-src ${sourceOf(script)}; connect-src 'self';`;
  const headers: Readonly<Record<string, string>> = {
    ...Object.fromEntries(securityHeadersOf(config.siteUrl, config)),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none';${scripts} style-src ${sourceOf(style)}; img-src 'self'${outsideSources(config).pictures}; base-uri 'none'; frame-ancestors 'none'`,
  };

  /** What it says, and below it what the caller has written as HTML. */
  function write(locale: Locale, text: string, below: string): string {
    const { logos } = config;
    const { t } = i18nOf(locale);
    const title = escapeMarkup(text);
    return `<!doctype html>
<html lang="${localeFacts[locale].tag}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeMarkup(productName(config, t))}</title>
<style>${style}</style>
</head>
<body>
<main>
<picture>
<source media="(prefers-color-scheme: light)" srcset="${escapeMarkup(logos.light)}">
<img src="${escapeMarkup(logos.dark)}" alt="" width="72" height="72">
</picture>
<h1>${title}</h1>
${below}
</main>${script && `\n<script>${script}</script>`}
</body>
</html>
`;
  }
  return { headers, write };
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styleOf = ({ brand }: RuntimeConfig) => `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#13191f, #f2f5f8); background: light-dark(${brand['--brand-page-light']}, ${brand['--brand-page']}) }
main { display: grid; justify-items: center; gap: 1rem; text-align: center }
h1, h2, p, ul { margin: 0; padding: 0; font-size: 1rem }
h2 { margin-block-start: 1rem; font-size: 0.875rem }
ul { list-style: none; text-align: start; overflow-wrap: anywhere }
li a { display: flex; align-items: center; min-height: 2.75rem; color: inherit }
time { display: block; font-size: 0.75rem }
.button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: 0.375rem; font-weight: 600; color: light-dark(#ffffff, ${brand['--brand-on-accent']}); background: light-dark(${brand['--brand-accent-light']}, ${brand['--brand-accent']}); text-decoration: none }
`;
