import { gameByName } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import { leadToVideo } from '#app/features/videos/api/lead-to-video.ts';
import { hotVideosQuery, videosQuery } from '#app/features/videos/api/video-queries.ts';
import { Hub } from '#app/features/videos/components/list/hub.tsx';
import { VideoGames } from '#app/features/videos/components/list/video-games.tsx';
import { videosPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { isEmpty, soon, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/hub';

export const handle = { namespaces: ['videos', 'games', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

/** The game of an address, null for all; a lone number is a video, which has its game in its address. */
async function gameOf({ params: { game: name }, context }: LoadArgs) {
  if (name === undefined) return null;
  if (/^[1-9]\d{0,8}$/.test(name)) throw await leadToVideo(context, Number(name));
  const game = gameByName(name);
  if (game?.slug !== name) throw data(null, { status: 404 });
  return game;
}

export async function loader(args: Route.LoaderArgs) {
  const game = await gameOf(args);
  const { api, queries } = args.context.get(appContext);
  const query = videosQuery(api, { gameId: game?.gameId, page: 1 });
  await Promise.all([
    queries.prefetchQuery(query),
    soon(queries.prefetchQuery(hotVideosQuery(api, game?.gameId))),
  ]);
  const hidden = game !== null && isEmpty(queries, query);
  return data({ now: Date.now(), hidden }, { status: statusOf(queries, query) });
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await gameOf(args);
  return { now: Date.now(), hidden: false };
}

/** Videos of a game or of all: what is watched most, and what is new (product spec §2). */
export default function Videos({ params, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['videos', 'games']);
  const [renderedAt] = useState(loaderData.now);
  const game = params.game === undefined ? null : gameByName(params.game)!;
  const name = game && t(`games:${game.gameId}` as 'games:202');
  const title = name === null ? t('title') : t('titleOf', { game: name });
  return (
    <RenderedAt value={renderedAt}>
      <Head title={title} description={t('description')} hidden={loaderData.hidden} />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
        <h1 className="flex min-h-12 items-center ps-3 text-base font-bold md:ps-0 md:text-lg">
          {title}
        </h1>
        <VideoGames game={game} to={videosPath} />
        <div className="pt-2">
          <Hub game={game} />
        </div>
      </main>
    </RenderedAt>
  );
}
