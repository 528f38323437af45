import { lazy, Suspense } from 'react';
import { useWatched } from '#app/features/live/components/player/player-store.ts';

const Player = lazy(() => import('./player.tsx'));

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
