import { useQuery } from '@tanstack/react-query';
import type { RoomCard as Room } from '@xiongmao/api/live/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useMemo, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Stage } from '#app/shared/player/stage.tsx';
import { listPause, matchRoomsQuery } from '../../api/live-queries.ts';
import { pathOfRoom } from '../../api/room-address.ts';
import { Replays } from '../replays/replays.tsx';
import { RoomsToChoose } from './rooms-to-choose.tsx';

/** A match's rooms: one plays, the others take its place at a press. */
export default function RoomsOfMatch({ detail }: { detail: { match: { id: number } } }) {
  const { t } = useTranslation('live');
  const { id: matchId } = detail.match;
  const query = useQuery({ ...matchRoomsQuery(useApi(), matchId), refetchInterval: listPause });
  return (
    <div className="flex flex-col gap-2">
      <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-14" />}>
        {({ items }) =>
          items.length === 0 ? (
            <div className="bg-surface md:rounded-lg">
              <EmptyState text={t('match.empty')} hint={t('match.emptyHint')} />
            </div>
          ) : (
            <Choice rooms={items} />
          )
        }
      </Loaded>
      <Replays asked={{ matchId }} />
    </div>
  );
}

function Choice({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useTranslation('live');
  const [chosenId, choose] = useState<number | null>(null);
  const room = rooms.find(({ id }) => id === chosenId) ?? rooms[0]!;
  const { id, broadcastId, title, anchor, cover, match, onAirAt } = room;
  const to = pathOfRoom({ id, match });
  const since = onAirAt ? Date.parse(onAirAt) : 0;
  const watched = useMemo(
    () => ({
      kind: 'room' as const,
      ...{ broadcastId, roomId: id, title, cover, to, since },
      anchor: anchor.username,
      replay: false,
    }),
    [broadcastId, id, title, cover, to, since, anchor.username],
  );
  return (
    <>
      <Stage watched={watched} />
      <section className="overflow-hidden bg-surface pb-1 md:rounded-lg">
        <h2 className="px-3 py-2 text-sm font-semibold">{t('room.choose')}</h2>
        <RoomsToChoose rooms={rooms} chosen={room.id} onChoose={choose} />
      </section>
    </>
  );
}
