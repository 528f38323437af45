import type { Article } from '@xiongmao/api/news/shapes';
import { useConfig } from '#app/platform/app-context.ts';

/** How an article looks where its address is shared; beside what `Head` tells. */
export function ShareTags({ article }: { article: Article }) {
  const { siteUrl } = useConfig();
  const { publishedAt, changedAt, author, cover } = article;
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={publishedAt} />
      {changedAt && <meta property="article:modified_time" content={changedAt} />}
      <meta property="article:author" content={author.username} />
      {cover && (
        <>
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={siteUrl + cover.address} />
          <meta property="og:image:width" content={String(cover.width)} />
          <meta property="og:image:height" content={String(cover.height)} />
          <meta property="og:image:alt" content={cover.alt} />
        </>
      )}
    </>
  );
}
