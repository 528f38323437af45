import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { recall } from './memory.ts';
import type { KeptPage } from './pages.ts';

const place = '<!--kept-->';
const list = /<!--pages-->.*<!--\/pages-->/s;

/** Says that there is no network, and what can be opened without: the site has written the rest of it. */
export async function offlinePage(pages: readonly KeptPage[]): Promise<Response> {
  const written = await recall<{ html: string; policy: string }>('offline');
  if (!written) return Response.error();
  const { html, policy } = written;
  const [, lang = 'en'] = /<html lang="([^"]+)"/.exec(html) ?? [];
  const time = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  });
  const entries = pages
    .toSorted((one, other) => other.at - one.at)
    .map(
      ({ address, title, at }) =>
        `<li><a href="${escapeMarkup(address)}">${title || escapeMarkup(address)}</a> <time>${time.format(at)}</time></li>`,
    );
  const filled =
    entries.length > 0 ? html.replace(place, () => entries.join('')) : html.replace(list, '');
  return new Response(filled, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
