import { Suspense } from 'react';
import { useWatched } from '#app/features/live/components/player/player-store.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';

const Player = lazyPart(() => import('./player.tsx'));

/** Stays where it is while pages come and go; fetched when something is watched. */
export function PlayerSlot() {
  return (
    useWatched() && (
      <Suspense>
        <Player />
      </Suspense>
    )
  );
}
