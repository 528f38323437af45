import { useInfiniteQuery } from '@tanstack/react-query';
import type { RoomMatch } from '@xiongmao/api/anchors/shapes';
import type { Room } from '@xiongmao/api/live/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { replaysQuery } from '../../api/live-queries.ts';
import { useRoomStream } from '../../api/room-stream.ts';
import { Replays } from '../replays/replays.tsx';
import { RoomsToChoose } from '../rooms/rooms-to-choose.tsx';
import { RoomHead } from './room-head.tsx';
import { ReplayStage, RoomStage } from './room-stage.tsx';

interface RoomPageProps {
  room: Room;
  /** The broadcast that is watched again; null: what is on now. */
  replayId: number | null;
  /** As large as the screen lets it be. */
  theatre?: boolean;
  /** The match with its live score, which another feature has. */
  match: (match: RoomMatch) => ReactNode;
}

const column = 'min-w-0 flex-col gap-2 md:gap-3';

/** A room: the picture, the match with its score beside it, who speaks, and the other rooms of the match. */
export function RoomPage({ room, replayId, theatre = false, match }: RoomPageProps) {
  const { t } = useTranslation('live');
  useRoomStream(room);
  const { data: replays } = useInfiniteQuery({
    ...replaysQuery(useApi(), { userId: room.id }),
    enabled: replayId !== null,
  });
  const isReplay = replayId !== null;
  const replay = replays?.pages.flatMap(({ items }) => items).find(({ id }) => id === replayId);
  const about = isReplay ? replay?.match : room.broadcast?.match;
  return (
    <main
      id="content"
      className={`mx-auto grid w-full gap-x-4 gap-y-2 md:gap-y-3 md:px-4 md:pt-3 ${theatre ? '' : 'max-w-[90rem] xl:grid-cols-[minmax(0,1fr)_26rem]'}`}
    >
      <div className={theatre ? 'mx-auto w-full max-w-[calc((100dvh-9rem)*16/9)]' : 'min-w-0'}>
        {isReplay ? (
          <ReplayStage room={room} broadcastId={replayId} replay={replay} />
        ) : (
          <RoomStage room={room} />
        )}
      </div>
      {/* On a phone the score comes first, then who speaks, then the other rooms. */}
      <div className={theatre ? `flex ${column}` : `contents xl:row-span-2 xl:flex ${column}`}>
        {about && <div className="order-1 min-w-0">{match(about)}</div>}
        {room.others.length > 0 && (
          <section className="order-3 min-w-0 overflow-hidden bg-surface pb-1 md:rounded-lg">
            <h2 className="px-3 py-2 text-sm font-semibold">{t('room.others')}</h2>
            <RoomsToChoose rooms={room.others} />
          </section>
        )}
      </div>
      <div className="order-2 flex min-w-0 flex-col gap-2 md:gap-3">
        <RoomHead room={room} replay={replay} isReplay={isReplay} />
        {room.anchor.introduction && (
          <section className="bg-surface p-4 md:rounded-lg">
            <h2 className="pb-1 text-sm font-semibold">{t('room.about')}</h2>
            <p dir="auto" className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
              {room.anchor.introduction}
            </p>
          </section>
        )}
      </div>
      <div className="order-4 min-w-0 xl:col-span-full">
        <Replays asked={{ userId: room.id }} />
      </div>
    </main>
  );
}
