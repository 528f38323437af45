import type { Article } from '@xiongmao/api/news/shapes';
import { articlePath, newsOfPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { writtenIn } from '#app/shared/names/written-in.ts';

/** What search engines read of an article: from the server alone, the browser has no use for it. */
export function ArticleData({ article }: { article: Article }) {
  const { siteUrl } = useConfig();
  const html = import.meta.env.SSR
    ? JSON.stringify(newsArticle(article, siteUrl)).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with `<` escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const newsArticle = (article: Article, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  url: siteUrl + articlePath(article),
  inLanguage: writtenIn(article.locale).lang,
  datePublished: article.publishedAt,
  dateModified: article.changedAt ?? article.publishedAt,
  image: article.cover ? [siteUrl + article.cover.address] : undefined,
  author: {
    '@type': 'Person',
    name: article.author.username,
    url: siteUrl + newsOfPath(article.author.id),
  },
});
