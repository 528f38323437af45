import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { takeStage } from './player-place.ts';
import { type Watched, watch } from './player-store.ts';

interface StageProps {
  /** Null: there is nothing to be played here. */
  watched: Watched | null;
  /** Below it all. */
  cover?: ReactNode;
  /** What stands there instead of a player. */
  children?: ReactNode;
}

/** A page's place for the picture: as large before it comes as with it. */
export function Stage({ watched, cover, children }: StageProps) {
  return (
    <div className="always-dark relative aspect-video w-full overflow-hidden bg-black text-ink md:rounded-lg">
      {cover}
      {watched && <Place watched={watched} />}
      {children}
    </div>
  );
}

function Place({ watched }: { watched: Watched }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeStage(element.current!), []);
  useLayoutEffect(() => watch(watched), [watched]);
  return (
    <div ref={element} className="absolute inset-0">
      {/* Until the player's code has come. */}
      <LoaderCircle
        aria-hidden
        className="absolute inset-0 m-auto size-8 motion-safe:animate-spin"
      />
    </div>
  );
}
