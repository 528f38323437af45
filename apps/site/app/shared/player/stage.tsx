import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { takeStage } from './player-place.ts';
import { type Watched, watch } from './player-store.ts';

interface StageProps {
  /** Null: there is nothing to be played here. */
  watched: Watched | null;
  /** It was pressed for here: its keys are for who pressed. */
  pressed?: boolean;
  /** Below it all. */
  cover?: ReactNode;
  /** What stands there instead of a player. */
  children?: ReactNode;
}

/** A page's place for the picture: as large before it comes as with it. */
export function Stage({ watched, pressed = false, cover, children }: StageProps) {
  return (
    <div className="always-dark relative aspect-video w-full overflow-hidden bg-black text-ink md:rounded-lg">
      {cover}
      {watched && <Place watched={watched} pressed={pressed} />}
      {children}
    </div>
  );
}

function Place({ watched, pressed }: { watched: Watched; pressed: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  // First: a player whose code is there mounts with what follows.
  useLayoutEffect(() => {
    if (pressed) element.current!.focus({ preventScroll: true });
  }, [pressed]);
  useLayoutEffect(() => takeStage(element.current!), []);
  useLayoutEffect(() => watch(watched), [watched]);
  return (
    <div ref={element} tabIndex={-1} className="absolute inset-0 outline-none">
      {/* Until the player's code has come. */}
      <LoaderCircle
        aria-hidden
        className="absolute inset-0 m-auto size-8 motion-safe:animate-spin"
      />
    </div>
  );
}
