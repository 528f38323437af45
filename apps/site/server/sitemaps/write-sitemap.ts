import { escapeMarkup } from '@xiongmao/api/http/escape-markup';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface Mapped {
  /** With its origin. */
  address: string;
  /** When it was last changed, in seconds; null where nobody knows. */
  changed: number | null;
}

/** Addresses as a sitemap, an address a line. */
export function writeSitemap(pages: Iterable<Mapped>): Buffer {
  let text = `${head}<urlset ${xmlns}>\n`;
  for (const { address, changed } of pages) {
    const when = changed === null ? '' : `<lastmod>${dayAndTime(changed)}</lastmod>`;
    text += `<url><loc>${escapeMarkup(address)}</loc>${when}</url>\n`;
  }
  return Buffer.from(`${text}</urlset>\n`);
}

/** Addresses of sitemaps as their index. */
export function writeIndex(addresses: Iterable<string>): Buffer {
  let text = `${head}<sitemapindex ${xmlns}>\n`;
  for (const address of addresses)
    text += `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`;
  return Buffer.from(`${text}</sitemapindex>\n`);
}

const dayAndTime = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
