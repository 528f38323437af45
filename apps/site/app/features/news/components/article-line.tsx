import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { writtenIn } from '#app/shared/names/written-in.ts';
import { Cover } from './cover.tsx';

/** An article in a line. */
export function ArticleLine({ article }: { article: ArticleCard }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Cover
        article={article}
        silent
        sizes="3.5rem"
        className="aspect-video w-14 shrink-0 rounded-sm"
      />
      <span
        className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere]"
        {...writtenIn(article.locale)}
      >
        {article.title}
      </span>
    </span>
  );
}
