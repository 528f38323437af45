import { useQuery } from '@tanstack/react-query';
import { gameById } from '@xiongmao/api/catalogue/games';
import type { Article } from '@xiongmao/api/news/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import type { ReactNode } from 'react';
import { articlePath, newsOfPath, newsPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { writtenIn } from '#app/shared/names/written-in.ts';
import ShareButton from '#app/shared/sharing/share-button.tsx';
import { hotNewsQuery } from '../../api/news-queries.ts';
import { useView } from '../../api/use-view.ts';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticleList } from '../article-list.tsx';
import { BesideHot } from '../beside-hot.tsx';
import { Cover } from '../cover.tsx';
import { About } from './about.tsx';
import { Body, type BodyProps } from './body.tsx';

interface ArticlePageProps extends Pick<BodyProps, 'Match' | 'Plan'> {
  article: Article;
  /** The way to like it, and what is said about it: another feature's. */
  like: ReactNode;
  talk: ReactNode;
}

/** An article: what it says, what it is about, what else there is to read, what is said of it. */
export function ArticlePage({ article, Match, Plan, like, talk }: ArticlePageProps) {
  const { t } = useTranslation(['news', 'games']);
  const hot = useQuery(hotNewsQuery(useApi(), article.gameId));
  useView(article.id);
  return (
    <BesideHot articles={hot.data?.items.filter(({ id }) => id !== article.id)}>
      <div className="flex flex-col gap-4">
        <article className="bg-surface px-4 py-5 md:rounded-lg md:px-8 md:py-8">
          <div className="mx-auto flex max-w-[44rem] flex-col gap-5">
            <ArticleHead article={article} like={like} />
            {article.cover && (
              <Cover
                article={article}
                first
                sizes="(min-width: 48rem) 44rem, 100vw"
                className="aspect-video h-auto w-full rounded-lg"
              />
            )}
            <div {...writtenIn(article.locale)}>
              <Body article={article} Match={Match} Plan={Plan} />
            </div>
            <About article={article} Match={Match} Plan={Plan} />
          </div>
        </article>
        {article.related.length > 0 && (
          <section className="flex flex-col gap-2">
            <h2 className="px-4 text-sm font-semibold md:px-0">{t('related')}</h2>
            <ArticleList articles={article.related} heading="h3" />
          </section>
        )}
        {talk}
      </div>
    </BesideHot>
  );
}

function ArticleHead({ article, like }: Pick<ArticlePageProps, 'article' | 'like'>) {
  const { t } = useTranslation(['news', 'games']);
  const viewer = { locale: useLocale(), zone: useZone() };
  const { author, gameId, changedAt, kind } = article;
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={newsPath(gameById(gameId)?.slug)}
        prefetch="intent"
        className="inline-flex min-h-11 w-fit items-center text-sm text-accent hover:underline md:min-h-6"
      >
        {t(`games:${gameId}` as 'games:202')}
      </Link>
      <h1
        className="text-2xl/8 font-bold [overflow-wrap:anywhere] md:text-3xl/10"
        {...writtenIn(article.locale)}
      >
        {article.title}
      </h1>
      <p className="text-base/6 text-muted [overflow-wrap:anywhere]" {...writtenIn(article.locale)}>
        {article.summary}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={newsOfPath(author.id)}
          prefetch="intent"
          className="flex min-h-11 items-center gap-2 text-sm hover:underline"
        >
          <Avatar name={author.username} src={author.avatar} />
          <bdi>{author.username}</bdi>
        </Link>
        {kind === 'expert' && <span className="text-xs text-accent">{t('byExpert')}</span>}
        <ArticleFacts article={article} />
        <span className="flex flex-wrap gap-2 max-md:w-full md:ms-auto">
          {like}
          <ShareButton title={article.title} path={articlePath(article)} />
        </span>
      </div>
      {changedAt && (
        <p className="text-xs text-muted">
          {t('changed', { at: formatDateTime(changedAt, viewer) })}
        </p>
      )}
    </header>
  );
}
