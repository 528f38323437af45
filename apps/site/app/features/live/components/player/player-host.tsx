import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LivePlayer } from './live-player.tsx';
import { playerBox, setDock, useStaged, useWatched } from './player-store.ts';

/** The visit's player, in the place that a page gives it or in the dock. */
export function PlayerHost() {
  const { t } = useTranslation('live');
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
        aria-label={t('player.miniLabel')}
        className="fixed end-2 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 aspect-video w-60 overflow-hidden rounded-lg bg-black shadow-lg md:end-4 md:bottom-4 md:w-80 print:hidden"
      />
      {watched &&
        createPortal(
          <LivePlayer
            key={`${watched.broadcastId} ${watched.replay}`}
            watched={watched}
            mini={!staged}
          />,
          box,
        )}
    </>
  );
}
