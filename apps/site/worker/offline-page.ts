import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { localeFromPath } from '@xiongmao/i18n/locales';
import { recall, remember } from './memory.ts';

const place = '<!--kept-->';
const list = /<!--pages-->.*<!--\/pages-->/s;

/** The site's page in a language, as it was fetched. */
interface Written {
  html: string;
  policy: string;
  build: string;
}

export interface KeptPage {
  address: string;
  title: string;
  /** ms. */
  at: number;
  build: string;
}

const nameOf = (locale: string | null) => `offline ${locale}`;

/** What says that there is no network, in a language that pages are seen in, as this build has it. */
export async function keepOfflinePage(locale: string): Promise<void> {
  const held = await recall<Written>(nameOf(locale));
  if (held?.build === buildVersion) return remember('locale', locale);
  const response = await fetch(`/offline.html?locale=${locale}`).catch(() => null);
  if (!response?.ok) return;
  await remember(nameOf(locale), {
    html: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
    build: buildVersion,
  } satisfies Written);
  await remember('locale', locale);
}

/**
 * Says that there is no network, and what can be opened without: the site has written the rest of it. In the language
 * of the address, else of the last page that was seen.
 */
export async function offlinePage(url: string, pages: readonly KeptPage[]): Promise<Response> {
  const { locale } = localeFromPath(new URL(url).pathname);
  const written =
    (await recall<Written>(nameOf(locale))) ??
    (await recall<Written>(nameOf(await recall<string>('locale'))));
  if (!written) return Response.error();
  const { html, policy } = written;
  const [, lang = 'en'] = /<html lang="([^"]+)"/.exec(html) ?? [];
  const time = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  });
  const entries = eachOnce(pages.toSorted((one, other) => other.at - one.at)).map(
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

/** The first of those that look the same: one page is kept by several addresses, with a language or without, by its tabs. */
function eachOnce(pages: readonly KeptPage[]): KeptPage[] {
  const found = Map.groupBy(pages, ({ address, title }) => {
    const { path } = localeFromPath(address);
    return `${title} ${path.replace(/\?.*/s, '')}`;
  });
  return [...found.values()].map(([page]) => page!);
}
