import { useQuery } from '@tanstack/react-query';
import { gameByName } from '@xiongmao/api/catalogue/games';
import { accountQuery } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { readListAddress } from '#app/features/videos/api/list-address.ts';
import { videosQuery } from '#app/features/videos/api/video-queries.ts';
import { VideoGames } from '#app/features/videos/components/list/video-games.tsx';
import { VideoList } from '#app/features/videos/components/list/video-list.tsx';
import { videoListPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure, isEmpty, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/list';

export const handle = { namespaces: ['videos', 'games', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

/** What the address asks for. A game or a person that there is not is a page that there is not. */
async function load({ params, request, context }: LoadArgs) {
  const game = params.game === undefined ? null : gameByName(params.game);
  if (game === undefined || (game && game.slug !== params.game)) throw data(null, { status: 404 });
  const address = readListAddress(new URL(request.url).searchParams);
  const { userId } = address;
  if (userId !== undefined) await ensure(context, 'GET /user/info', { query: { userId } });
  return { ...address, gameId: game?.gameId };
}

export async function loader(args: Route.LoaderArgs) {
  const asked = await load(args);
  const { api, queries } = args.context.get(appContext);
  const query = videosQuery(api, asked);
  await queries.prefetchQuery(query);
  const isPart = args.params.game !== undefined || new URL(args.request.url).search !== '';
  const hidden = isPart && isEmpty(queries, query);
  return data({ now: Date.now(), hidden }, { status: statusOf(queries, query) });
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await load(args);
  return { now: Date.now(), hidden: false };
}

/** All videos, of a game or a person, of a kind, page by page (product spec §2). */
export default function VideosByPage({ params, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['videos', 'games']);
  const [renderedAt] = useState(loaderData.now);
  const game = params.game === undefined ? null : gameByName(params.game)!;
  const address = readListAddress(useSearchParams()[0]);
  const { userId } = address;
  const author = useQuery({
    ...accountQuery(useApi(), userId ?? 0),
    enabled: userId !== undefined,
  }).data?.user.username;
  const name = game && t(`games:${game.gameId}` as 'games:202');
  const all = name === null ? t('list') : t('listOf', { game: name });
  const title = author === undefined ? all : t('by', { author });
  const kept = userId === undefined ? '' : `?author=${userId}`;
  return (
    <RenderedAt value={renderedAt}>
      <Head title={title} description={t('description')} hidden={loaderData.hidden} />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
        <h1 className="flex min-h-12 items-center ps-3 text-base font-bold md:ps-0 md:text-lg">
          {title}
        </h1>
        <VideoGames game={game} to={(slug) => videoListPath(slug) + kept} />
        <VideoList game={game} address={address} />
      </main>
    </RenderedAt>
  );
}
