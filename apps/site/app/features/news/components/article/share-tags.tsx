import type { Article } from '@xiongmao/api/news/shapes';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';

/** As the server draws it (`news.sharing`). */
const cardSize = { width: 1_200, height: 630 };

/** What stands for an article where it is shared; just published, it has no picture of its own yet. */
export const sharedPicture = ({ shareCard, cover, title }: Article): SharedPicture | null =>
  shareCard ? { address: shareCard, alt: title, ...cardSize } : cover;

/** How an article looks where its address is shared; beside what `Head` tells. */
export function ShareTags({ article }: { article: Article }) {
  const { publishedAt, changedAt, author } = article;
  return (
    <>
      <meta property="article:published_time" content={publishedAt} />
      {changedAt && <meta property="article:modified_time" content={changedAt} />}
      <meta property="article:author" content={author.username} />
    </>
  );
}
