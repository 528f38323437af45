import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data, useLocation, useSearchParams } from 'react-router';
import { replaysQuery, roomsQuery } from '#app/features/live/api/list-queries.ts';
import { requireLive } from '#app/features/live/api/require-live.ts';
import { type RoomKind, readRoomsAddress } from '#app/features/live/api/rooms-address.ts';
import { LivePage } from '#app/features/live/components/live-page.tsx';
import { RoomsOnAir } from '#app/features/live/components/rooms/rooms-on-air.tsx';
import { customRoomsPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Route } from './+types/rooms';

export const handle = { namespaces: ['live', 'games', 'shared'] };

const kindOf = (path: string): RoomKind => (path.includes(customRoomsPath) ? 'custom' : 'match');

export async function loader({ request, context }: Route.LoaderArgs) {
  requireLive(context);
  const { api, queries } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const asked = readRoomsAddress(kindOf(pathname), searchParams);
  const query = roomsQuery(api, asked);
  const replays = replaysQuery(api, asked.gameId === undefined ? {} : { gameId: asked.gameId });
  await Promise.all([queries.prefetchInfiniteQuery(query), queries.prefetchInfiniteQuery(replays)]);
  return data({ now: Date.now() }, { status: statusOf(queries, query) });
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  requireLive(context);
  return { now: Date.now() };
}

export default function Rooms({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('live');
  const { pathname } = useLocation();
  const [renderedAt] = useState(loaderData.now);
  const kind = kindOf(pathname);
  const asked = readRoomsAddress(kind, useSearchParams()[0]);
  const isCustom = kind === 'custom';
  return (
    <RenderedAt value={renderedAt}>
      <LivePage
        at={kind}
        title={t(isCustom ? 'rooms.customTitle' : 'rooms.title')}
        description={t(isCustom ? 'rooms.customDescription' : 'description')}
      >
        <RoomsOnAir key={kind} asked={asked} />
      </LivePage>
    </RenderedAt>
  );
}
