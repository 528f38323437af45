import type { Room } from '@xiongmao/api/live/shapes';
import type { Engine } from '@xiongmao/player/engine';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { WatchedRoom } from '#app/shared/player/player-store.ts';
import { createPlayhead } from '#app/shared/sync/playhead.ts';
import type { Picture } from '#app/shared/sync/sync-clock.ts';
import { syncClock } from '#app/shared/sync/use-sync.ts';
import type { Cover } from './cover/cover-of.ts';

interface Playing extends Screen {
  watched: WatchedRoom;
  room: Room | undefined;
  cover: Cover;
}

interface Screen {
  engine: RefObject<Engine | null>;
  video: RefObject<HTMLVideoElement | null>;
}

/** Covers behind which a picture is waited for. */
const coming: ReadonlySet<Cover> = new Set<Cover>([
  'loading',
  'buffering',
  'blocked',
  'network',
  'interrupted',
]);

/** Tells the page what is shown, so that it tells nothing before that. */
export function usePicture({ watched, room, cover, engine, video }: Playing): void {
  const { broadcastId, roomId, replay: isReplay } = watched;
  const matchId = room?.broadcast?.match?.id ?? null;
  const offset = room ? (room.offset ?? 0) : null;
  const state: Picture['state'] =
    cover === 'none' ? 'there' : coming.has(cover) ? 'coming' : 'none';
  const [shownAt] = useState(() => readerOf(engine, video));

  useLayoutEffect(() => {
    const id = `${broadcastId} ${isReplay}`;
    syncClock.show({ id, roomId, matchId, offset, isReplay, state, shownAt });
  }, [broadcastId, roomId, matchId, offset, isReplay, state, shownAt]);
  useEffect(() => () => syncClock.show(null), []);
}

/** Tells the moment that is on screen. Each engine begins its video's time anew. */
function readerOf(engine: Screen['engine'], video: Screen['video']): () => number | null {
  let held: { engine: Engine; playhead: ReturnType<typeof createPlayhead> } | null = null;
  return () => {
    const [current, element] = [engine.current, video.current];
    if (!current || !element) return null;
    if (held?.engine !== current) held = { engine: current, playhead: createPlayhead(Date.now) };
    return held.playhead({
      dated: current.shownAt(),
      time: element.currentTime,
      isReady: element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    });
  };
}
