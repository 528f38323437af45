import { useSuspenseQuery } from '@tanstack/react-query';
import { gameByName } from '@xiongmao/api/catalogue/games';
import type { PlanCard as PlanCardShape } from '@xiongmao/api/experts/shapes';
import type { Article } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import { PlanCard } from '#app/features/experts/components/plans/plan-card.tsx';
import { askedFavourites, boardQuery } from '#app/features/matches/api/board/board-query.ts';
import { LiveMatch, LiveMatches } from '#app/features/matches/components/board/live-matches.tsx';
import { leadToArticle } from '#app/features/news/api/lead-to-article.ts';
import { articleQuery, hotNewsQuery } from '#app/features/news/api/news-queries.ts';
import { ArticleData } from '#app/features/news/components/article/article-data.tsx';
import { ArticlePage } from '#app/features/news/components/article/article-page.tsx';
import { ShareTags, sharedPicture } from '#app/features/news/components/article/share-tags.tsx';
import { firstCommentsQuery } from '#app/features/posts/api/post-queries.ts';
import { LateComments } from '#app/features/posts/components/comments/late-comments.tsx';
import { SubjectLike } from '#app/features/posts/components/writing/subject-like.tsx';
import { articlePath, newsPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure, isUnknown, soon } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/article';

export const handle = {
  namespaces: ['news', 'posts', 'matches', 'games', 'experts', 'shared', 'sharing'],
};

/** Below the title of the article. */
const Plan = ({ plan }: { plan: PlanCardShape }) => <PlanCard plan={plan} heading="h2" />;

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

const idsOf = ({ links }: Article) => links.flatMap(({ kind, id }) => (kind === 'match' ? id : []));

/** Sees to the article of an address; a wrong game leads to the right one, what does not exist is a 404, what was taken away a 410. */
async function load({ params, request, context }: LoadArgs): Promise<Article> {
  const { game, id } = params;
  const named = gameByName(game);
  if (!named || !/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const elsewhere = () => leadToArticle(context, Number(id), new URL(request.url).search);
  if (named.slug !== game) throw await elsewhere();
  try {
    const article = await ensure(context, 'GET /:game/news:id', { params });
    // Its matches came with it, and are kept current from there.
    const { api, queries } = context.get(appContext);
    const { queryKey } = boardQuery(api, askedFavourites(idsOf(article)));
    if (!queries.getQueryData(queryKey)) queries.setQueryData(queryKey, article.cards.board);
    return article;
  } catch (refusal) {
    throw isUnknown(refusal) ? await elsewhere() : refusal;
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { id, gameId } = await load(args);
  const { api, queries } = args.context.get(appContext);
  await Promise.all([
    soon(queries.prefetchQuery(hotNewsQuery(api, gameId))),
    soon(queries.prefetchInfiniteQuery(firstCommentsQuery(api, `news-${id}`))),
  ]);
  return { now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await load(args);
  return { now: Date.now() };
}

export default function ArticleRoute({ params, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'games']);
  const [renderedAt] = useState(loaderData.now);
  const article = useSuspenseQuery(articleQuery(useApi(), params)).data;
  return (
    <RenderedAt value={renderedAt}>
      <Head
        title={article.title}
        description={article.summary}
        kind="article"
        picture={sharedPicture(article)}
      />
      <ShareTags article={article} />
      <ArticleData article={article} />
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: t('nav.news'), path: newsPath() },
            { name: t(`games:${article.gameId}` as 'games:202'), path: newsPath(params.game) },
            { name: article.title, path: articlePath(article) },
          ]
        }
      />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4 md:pt-4">
        <LiveMatches key={article.id} ids={idsOf(article)}>
          <ArticlePage
            article={article}
            Match={LiveMatch}
            Plan={Plan}
            like={<SubjectLike key={article.id} subject={`news-${article.id}`} />}
            talk={<LateComments subject={`news-${article.id}`} />}
          />
        </LiveMatches>
      </main>
    </RenderedAt>
  );
}
