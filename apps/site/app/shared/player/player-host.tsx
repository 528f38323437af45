import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { playerBox, setDock, useStaged } from './player-place.ts';
import { useWatched, type Watched } from './player-store.ts';

/** What tells it from all else that can be watched. */
const keyOf = (watched: Watched): string =>
  watched.kind === 'room' ? `room ${watched.broadcastId} ${watched.replay}` : `video ${watched.id}`;

interface PlayerHostProps {
  /** What plays it. `mini`: at the screen's edge, beside what else is looked at. */
  children: (watched: Watched, mini: boolean) => ReactNode;
}

/** The visit's player, in the place that a page gives it or in the dock. */
export function PlayerHost({ children }: PlayerHostProps) {
  const { t } = useTranslation('player');
  const watched = useWatched();
  const staged = useStaged();
  const dock = useRef<HTMLElement>(null);
  const [box] = useState(playerBox);
  useLayoutEffect(() => {
    setDock(dock.current);
    return () => setDock(null);
  }, []);
  return (
    <>
      <aside
        ref={dock}
        hidden={staged}
        aria-label={t('miniLabel')}
        className="fixed end-2 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 aspect-video w-60 overflow-hidden rounded-lg bg-black shadow-lg md:end-4 md:bottom-4 md:w-80 print:hidden"
      />
      {watched &&
        createPortal(<Fragment key={keyOf(watched)}>{children(watched, !staged)}</Fragment>, box)}
    </>
  );
}
