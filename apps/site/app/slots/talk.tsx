import type { Room } from '@xiongmao/api/live/shapes';
import { Suspense } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';

/** Fetched once the page is alive: the picture and the score come first. */
const RoomChat = lazyPart(() => import('./room-chat.tsx'));
const ReplayChat = lazyPart(() => import('./replay-chat.tsx'));
const RoomLeaders = lazyPart(() => import('#app/features/gifts/components/leaderboard.tsx'));

const skeleton = <SkeletonRows count={8} className="h-5" />;

interface RoomTalkProps {
  room: Pick<Room, 'id' | 'state'> & { anchor: { username: string } };
  /** The broadcast that is watched again. */
  replayId?: number | null;
}

/** What is said in an anchor's room; in a replay, what was. */
export function RoomTalk({ room, replayId = null }: RoomTalkProps) {
  return (
    <ClientOnly fallback={skeleton}>
      {() => (
        <Suspense fallback={skeleton}>
          {replayId === null ? (
            <RoomChat id={room.id} name={room.anchor.username} isOn={room.state === 'live'} />
          ) : (
            <ReplayChat key={replayId} broadcastId={replayId} />
          )}
        </Suspense>
      )}
    </ClientOnly>
  );
}

/** Who gave an anchor most. */
export function RoomGivers({ id }: { id: number }) {
  return (
    <Suspense fallback={skeleton}>
      <RoomLeaders anchorId={id} />
    </Suspense>
  );
}
