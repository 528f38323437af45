import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { replayQuery, roomQuery } from '#app/features/live/api/live-queries.ts';
import { loadRoom } from '#app/features/live/api/load-room.ts';
import { pathOfRoom, readReplay } from '#app/features/live/api/room-address.ts';
import { RoomPage } from '#app/features/live/components/room/room-page.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import { prefetchRoomMatch, RoomMatchCard } from '#app/slots/room-match.tsx';
import { RoomGivers, RoomTalk } from '#app/slots/talk.tsx';
import type { Route } from './+types/room';

const slots = { Follow: FollowButton };

export const handle = { namespaces: ['live', 'matches', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

/**
 * A room stands at the address of its kind: the other one leads there, and so does that of a replay as long as
 * its broadcast is on.
 */
async function load({ params, request, context }: LoadArgs) {
  const room = await loadRoom(context, params.id);
  const { pathname, search, searchParams } = new URL(request.url);
  const { id, broadcast } = room;
  const own = pathOfRoom({ id, match: broadcast?.match ?? null });
  const replay = readReplay(searchParams);
  const isOn = broadcast?.id === replay && broadcast?.endedAt === null;
  if (isOn) throw redirect(own);
  if (broadcast && replay === null && !pathname.endsWith(own)) throw redirect(own + search);
  return { room, replay };
}

export async function loader(args: Route.LoaderArgs) {
  const { room, replay } = await load(args);
  const { api, queries } = args.context.get(appContext);
  await Promise.all([
    prefetchRoomMatch(args.context, room.broadcast?.match ?? null),
    replay !== null &&
      queries.prefetchQuery(replayQuery(api, { userId: room.id, broadcastId: replay })),
  ]);
  return { id: room.id, now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { room } = await load(args);
  return { id: room.id, now: Date.now() };
}

export default function RoomRoute({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('live');
  const [renderedAt] = useState(now);
  const room = useSuspenseQuery(roomQuery(useApi(), id)).data;
  const replayId = readReplay(useSearchParams()[0]);
  const { anchor, broadcast, state } = room;
  const heading = t('room.heading', { anchor: anchor.username });
  const isOn = broadcast !== null && state !== 'ended';
  return (
    <RenderedAt value={renderedAt}>
      <Head
        title={isOn ? `${broadcast.title} · ${heading}` : heading}
        description={
          isOn
            ? t('room.description', { anchor: anchor.username, title: broadcast.title })
            : t('description')
        }
        hidden={replayId !== null}
      />
      <FilledSlots value={slots}>
        <RoomPage
          key={id}
          room={room}
          replayId={replayId}
          match={(match, look, picture) => (
            <RoomMatchCard roomId={id} match={match} look={look} picture={picture} />
          )}
          talk={<RoomTalk room={room} replayId={replayId} />}
          leaders={<RoomGivers id={id} />}
        />
      </FilledSlots>
    </RenderedAt>
  );
}
