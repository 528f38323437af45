import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { roomQuery } from '#app/features/live/api/live-queries.ts';
import { loadRoomAsked } from '#app/features/live/api/load-room.ts';
import { RoomPage } from '#app/features/live/components/room/room-page.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { useApi } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import { prefetchRoomMatch, RoomMatchCard } from '#app/slots/room-match.tsx';
import { RoomGivers, RoomTalk } from '#app/slots/talk.tsx';
import type { Route } from './+types/theatre';

const slots = { Follow: FollowButton };

export const handle = { namespaces: ['live', 'matches', 'shared'] };

export async function loader(args: Route.LoaderArgs) {
  const room = await loadRoomAsked(args);
  await prefetchRoomMatch(args.context, room.broadcast?.match ?? null);
  return { id: room.id, now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { id: (await loadRoomAsked(args)).id, now: Date.now() };
}

export default function Theatre({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('live');
  const [renderedAt] = useState(now);
  const room = useSuspenseQuery(roomQuery(useApi(), id)).data;
  return (
    <RenderedAt value={renderedAt}>
      <Head title={t('room.heading', { anchor: room.anchor.username })} hidden />
      <FilledSlots value={slots}>
        <RoomPage
          key={id}
          room={room}
          replayId={null}
          theatre
          match={(match, look, picture) => (
            <RoomMatchCard roomId={id} match={match} look={look} picture={picture} />
          )}
          talk={<RoomTalk room={room} />}
          leaders={<RoomGivers id={id} />}
        />
      </FilledSlots>
    </RenderedAt>
  );
}
