import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { articlePath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { writtenIn } from '#app/shared/names/written-in.ts';
import { ArticleFacts } from './article-facts.tsx';
import { Cover } from './cover.tsx';

interface ArticleListProps {
  articles: readonly ArticleCard[];
  /** Which game each is of, where they are of several. */
  withGame?: boolean;
  /** The level of each title. */
  heading?: 'h2' | 'h3';
}

/** Articles one below the other: picture, title, what it says, who wrote it. */
export function ArticleList({
  articles,
  withGame = false,
  heading: Title = 'h2',
}: ArticleListProps) {
  const { t } = useTranslation(['news', 'games']);
  return (
    <ul className="overflow-hidden bg-surface md:rounded-lg">
      {articles.map((article, place) => (
        <li key={article.id} className="border-b border-line last:border-0">
          <article className="relative flex gap-3 p-3 hover:bg-raised md:gap-4 md:p-4">
            <Cover
              article={article}
              first={place < 3}
              silent
              sizes="(min-width: 40rem) 11rem, 7rem"
              className="aspect-video h-fit w-28 max-w-2/5 shrink-0 rounded-sm sm:w-44"
            />
            <div className="flex min-w-0 grow flex-col gap-1">
              <Title
                className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere] md:text-base"
                {...writtenIn(article.locale)}
              >
                <Link
                  to={articlePath(article)}
                  prefetch="intent"
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
                >
                  {article.title}
                </Link>
              </Title>
              <p
                className="line-clamp-2 hidden text-sm text-muted [overflow-wrap:anywhere] sm:block"
                {...writtenIn(article.locale)}
              >
                {article.summary}
              </p>
              <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted">
                {withGame && <span>{t(`games:${article.gameId}` as 'games:202')}</span>}
                <bdi className="max-w-40 truncate">{article.author.username}</bdi>
                {article.kind === 'expert' && <span className="text-accent">{t('byExpert')}</span>}
                <ArticleFacts article={article} />
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
