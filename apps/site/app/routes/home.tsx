import { useQueryClient } from '@tanstack/react-query';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Suspense, useState } from 'react';
import { data } from 'react-router';
import { onAirQuery } from '#app/features/live/api/live-queries.ts';
import { readBoardAddress } from '#app/features/matches/api/board/board-address.ts';
import { askedBy, boardQuery } from '#app/features/matches/api/board/board-query.ts';
import { HomeBoard } from '#app/features/matches/components/board/home-board.tsx';
import { hotNewsQuery } from '#app/features/news/api/news-queries.ts';
import { appContext, useApi, useConfig } from '#app/platform/app-context.ts';
import { SiteData } from '#app/platform/document/found/site-data.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { soon, statusOf } from '#app/platform/query.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { useNear } from '#app/shared/async/use-near.ts';
import type { Route } from './+types/home';

const RoomStrip = lazyPart(() => import('#app/features/live/components/rooms/room-strip.tsx'));
const strip = (
  <Suspense fallback={<div className="room-strip" />}>
    <RoomStrip />
  </Suspense>
);

const TopNews = lazyPart(() => import('#app/features/news/components/top-news.tsx'));
const news = (
  <Suspense>
    <TopNews />
  </Suspense>
);

const VideoStrip = lazyPart(() => import('#app/features/videos/components/list/video-strip.tsx'));

/** Neither its code nor what it shows is fetched before one comes near; as high as it will be. */
function Videos() {
  const [place, isNear] = useNear<HTMLDivElement>(false);
  return (
    <div ref={place} className="min-h-64 pt-3">
      {isNear && (
        <Suspense>
          <VideoStrip />
        </Suspense>
      )}
    </div>
  );
}

export const handle = { namespaces: ['matches', 'games', 'news'] };

/** The list travels with the page. Where it can't be had, the page says so and the browser tries again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries, viewer, config } = context.get(appContext);
  const now = Date.now();
  const address = readBoardAddress(new URL(request.url).searchParams, viewer.games);
  const today = zonedDay(new Date(now), viewer.zone);
  const { zone, favourites } = viewer;
  const query = boardQuery(api, askedBy(address, { today, zone, favourites }));
  let hasVideos = false;
  // They stay here: a page carries what it begins with.
  const videos = api('GET /hot/video/1', { query: {} }).then(({ items }) => {
    hasVideos = items.length > 0;
  });
  await Promise.all([
    queries.prefetchQuery(query),
    config.live && soon(queries.prefetchQuery(onAirQuery(api))),
    soon(queries.prefetchQuery(hotNewsQuery(api))),
    soon(videos.catch(() => undefined)),
  ]);
  return data({ now, hasVideos }, { status: statusOf(queries, query) });
}

/** Within the site the list shows at once what it holds, and fetches the rest by itself. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { api, queries, config } = context.get(appContext);
  // For the next time: rooms that came late would push the list down.
  if (config.live) void queries.prefetchQuery(onAirQuery(api));
  return { now: Date.now(), hasVideos: true };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('matches');
  const { seo } = useConfig();
  const [{ now: renderedAt, hasVideos }] = useState(loaderData);
  const { queryKey } = onAirQuery(useApi());
  const queries = useQueryClient();
  // As the page begins, so it stays: nothing moves.
  const [hasRooms] = useState(() => (queries.getQueryData(queryKey)?.items.length ?? 0) > 0);
  return (
    <RenderedAt value={renderedAt}>
      <Head description={seo.description || t('home.description')} />
      <SiteData />
      <main id="content">
        <h1 className="sr-only">{t('home.title')}</h1>
        <HomeBoard above={hasRooms && strip} beside={news} below={hasVideos && <Videos />} />
      </main>
    </RenderedAt>
  );
}
