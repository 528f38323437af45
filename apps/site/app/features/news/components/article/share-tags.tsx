import type { Article } from '@xiongmao/api/news/shapes';
import { useConfig } from '#app/platform/app-context.ts';

/** As the server draws it (`news.sharing`). */
const cardSize = { width: 1_200, height: 630 };

/** How an article looks where its address is shared; beside what `Head` tells. */
export function ShareTags({ article }: { article: Article }) {
  const { siteUrl } = useConfig();
  const { publishedAt, changedAt, author, cover, shareCard, title } = article;
  // Just published, it has no picture of its own yet.
  const picture = shareCard ? { address: shareCard, alt: title, ...cardSize } : cover;
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={publishedAt} />
      {changedAt && <meta property="article:modified_time" content={changedAt} />}
      <meta property="article:author" content={author.username} />
      {picture && (
        <>
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={siteUrl + picture.address} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
    </>
  );
}
