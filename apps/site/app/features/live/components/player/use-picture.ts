import type { Room } from '@xiongmao/api/live/shapes';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPlayhead } from '#app/shared/sync/playhead.ts';
import type { Picture } from '#app/shared/sync/sync-clock.ts';
import { syncClock } from '#app/shared/sync/use-sync.ts';
import type { Cover } from './cover/cover-of.ts';
import type { Engine } from './engine.ts';
import type { Watched } from './player-store.ts';

interface Playing {
  watched: Watched;
  room: Room | undefined;
  cover: Cover;
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
  const playhead = useRef<{ of: Engine; tell: ReturnType<typeof createPlayhead> }>(null);
  const matchId = room?.broadcast?.match?.id ?? null;
  const offset = room ? (room.offset ?? 0) : null;
  const state: Picture['state'] =
    cover === 'none' ? 'there' : coming.has(cover) ? 'coming' : 'none';
  const shownAt = useEffectEvent((): number | null => {
    const [of, element] = [engine.current, video.current];
    if (!of || !element) return null;
    if (playhead.current?.of !== of) playhead.current = { of, tell: createPlayhead(Date.now) };
    return playhead.current.tell({
      dated: of.shownAt(),
      time: element.currentTime,
      isReady: element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    });
  });

  useLayoutEffect(() => {
    const id = `${broadcastId} ${isReplay}`;
    const tell = () => shownAt();
    syncClock.show({ id, roomId, matchId, offset, isReplay, state, shownAt: tell });
  }, [broadcastId, roomId, matchId, offset, isReplay, state]);
  useEffect(() => () => syncClock.show(null), []);
}
