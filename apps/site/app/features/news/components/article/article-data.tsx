import type { Article } from '@xiongmao/api/news/shapes';
import type { NewsArticle, WithContext } from 'schema-dts';
import { articlePath, newsOfPath } from '#app/paths.ts';
import { DataBlock } from '#app/platform/document/found/data-block.tsx';
import { type Address, useAddress } from '#app/platform/document/found/use-address.ts';
import { useProductName } from '#app/platform/document/product-name.ts';
import { writtenIn } from '#app/shared/names/written-in.ts';

/** What search engines read of an article. */
export function ArticleData({ article }: { article: Article }) {
  const address = useAddress();
  const publisher = useProductName();
  return <DataBlock data={import.meta.env.SSR && newsArticle(article, address, publisher)} />;
}

export function newsArticle(
  article: Article,
  address: Address,
  publisher: string,
): WithContext<NewsArticle> {
  const { cover, shareCard, author } = article;
  const pictures = [shareCard, cover?.address].filter((picture) => picture != null);
  const url = address.page(articlePath(article));
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    url,
    mainEntityOfPage: url,
    inLanguage: writtenIn(article.locale).lang,
    datePublished: article.publishedAt,
    dateModified: article.changedAt ?? article.publishedAt,
    image: pictures.length > 0 ? pictures.map(address.file) : undefined,
    author: {
      '@type': 'Person',
      name: author.username,
      url: address.page(newsOfPath(author.id)),
    },
    publisher: { '@type': 'Organization', name: publisher, url: address.page('/') },
  };
}
