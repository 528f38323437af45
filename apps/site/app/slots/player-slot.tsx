import { Suspense } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { useWatched } from '#app/shared/player/player-store.ts';

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
