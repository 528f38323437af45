import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import type { ArticleCard } from '@xiongmao/api/news/shapes';

interface Feed {
  title: string;
  description: string;
  link: string;
  language: string;
  items: readonly (ArticleCard & { link: string })[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them, not even escaped
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const inXml = (text: string): string => escapeMarkup(text.replace(notInXml, ''));

/** Articles as RSS 2.0: titles and summaries, and where each is read. */
export function writeFeed({ title, description, link, language, items }: Feed): string {
  const entry = ({ title, summary, link, publishedAt, author, id }: Feed['items'][number]) =>
    `<item><title>${inXml(title)}</title><link>${inXml(link)}</link>` +
    `<guid isPermaLink="false">article-${id}</guid>` +
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>` +
    `<dc:creator>${inXml(author.username)}</dc:creator>` +
    `<description>${inXml(summary)}</description></item>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${inXml(title)}</title><link>${inXml(link)}</link>` +
    `<description>${inXml(description)}</description><language>${language}</language>` +
    `${items.map(entry).join('')}</channel></rss>\n`
  );
}
