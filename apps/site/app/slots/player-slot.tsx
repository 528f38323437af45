import { Suspense } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { useWatched } from '#app/shared/player/player-store.ts';

const players = {
  room: lazyPart(() => import('./room-player.tsx')),
  video: lazyPart(() => import('./video-player.tsx')),
};

/** Stays where it is while pages come and go; fetched when something is watched. */
export function PlayerSlot() {
  const watched = useWatched();
  if (!watched) return null;
  const Player = players[watched.kind];
  return (
    <Suspense>
      <Player />
    </Suspense>
  );
}
