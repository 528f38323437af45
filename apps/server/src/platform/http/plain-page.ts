import { createHash } from 'node:crypto';
import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import type { FastifyReply } from 'fastify';

const style = `
:root { color-scheme: light dark; --ink: light-dark(#13191f, #f2f5f8); --page: light-dark(#fff, #13191f); --quiet: light-dark(#e6e8ea, #232c36) }
body { margin: 0 auto; max-width: 24rem; padding: 2rem 1rem; font: 16px/1.5 sans-serif; color: var(--ink); background: var(--page) }
h1 { font-size: 1.5rem } h2 { font-size: 1rem; margin-block: 2rem 0.5rem }
form { margin-block-end: 0.5rem } label { display: block; margin-block-end: 0.75rem }
input { display: block; box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; color: inherit; background: transparent; border: 1px solid #767b80; border-radius: 4px }
button { width: 100%; padding: 0.6rem; font: inherit; color: #13191f; background: #fea73a; border: 0; border-radius: 4px; cursor: pointer }
button.quiet { color: inherit; background: var(--quiet) }
code { overflow-wrap: anywhere }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Sends a page of the server's own, for the demo's stand-ins: no script, nothing from elsewhere, its forms
 * answered here or by the origins that are named. `body` is HTML.
 */
export function sendPlainPage(
  reply: FastifyReply,
  page: { locale: Locale; title: string; body: string; formsLeadTo: readonly string[] },
): FastifyReply {
  const { locale, body, formsLeadTo } = page;
  const title = escapeMarkup(page.title);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${formsLeadTo.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  reply.header('content-security-policy', policy.join('; ')).header('cache-control', 'no-store');
  return reply.type('text/html').send(`<!doctype html>
<html lang="${localeFacts[locale].tag}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
}
