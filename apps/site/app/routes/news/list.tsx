import { useQuery } from '@tanstack/react-query';
import { gameByName } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Rss from 'lucide-react/icons/rss';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { leadToArticle } from '#app/features/news/api/lead-to-article.ts';
import { articlesQuery, hotNewsQuery } from '#app/features/news/api/news-queries.ts';
import { Articles } from '#app/features/news/components/articles.tsx';
import { NewsGames } from '#app/features/news/components/news-games.tsx';
import { newsFeedPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { FeedLink } from '#app/platform/document/feed-link.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';
import { isEmpty, soon, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { readPage } from '#app/shared/list/list-address.ts';
import type { Route } from './+types/list';

export const handle = { namespaces: ['news', 'games', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

/** The game of an address, null for all; a lone number is an article, which has its game in its address. */
async function gameOf({ params: { game: name }, context }: LoadArgs) {
  if (name === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(name)) throw await leadToArticle(context, Number(name));
  const game = gameByName(name);
  if (game?.slug !== name) throw data(null, { status: 404 });
  return game;
}

export async function loader({ request, ...args }: Route.LoaderArgs) {
  const game = await gameOf(args);
  const { api, queries } = args.context.get(appContext);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const query = articlesQuery(api, { gameId: game?.gameId, page });
  await Promise.all([
    queries.prefetchQuery(query),
    soon(queries.prefetchQuery(hotNewsQuery(api, game?.gameId))),
  ]);
  const hidden = (game !== null || page > 1) && isEmpty(queries, query);
  return data({ now: Date.now(), hidden }, { status: statusOf(queries, query) });
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await gameOf(args);
  return { now: Date.now(), hidden: false };
}

export default function News({ params, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['news', 'games']);
  const [renderedAt] = useState(loaderData.now);
  const game = params.game === undefined ? null : gameByName(params.game)!;
  const page = readPage(useSearchParams()[0].get('page'));
  const hot = useQuery(hotNewsQuery(useApi(), game?.gameId));
  const name = game && t(`games:${game.gameId}` as 'games:202');
  const title = name === null ? t('title') : t('titleOf', { game: name });
  return (
    <RenderedAt value={renderedAt}>
      <Head title={title} description={t('description')} hidden={loaderData.hidden} />
      <FeedLink path={newsFeedPath(game?.slug)} title={title} />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
        <div className="flex min-h-12 items-center justify-between ps-3 md:ps-0">
          <h1 className="text-base font-bold md:text-lg">{title}</h1>
          <Link
            to={newsFeedPath(game?.slug)}
            reloadDocument
            prefetch="none"
            aria-label={t('feed')}
            title={t('feed')}
            className="inline-flex size-11 items-center justify-center text-muted hover:text-ink"
          >
            <Rss aria-hidden className="size-4" />
          </Link>
        </div>
        <NewsGames game={game} />
        <div className="pt-2">
          <Articles
            asked={{ gameId: game?.gameId, page }}
            hot={hot.data?.items}
            hint={t('emptyHint')}
          />
        </div>
      </main>
    </RenderedAt>
  );
}
