import type { Engine } from '@xiongmao/player/engine';
import { type RefObject, useEffect, useState } from 'react';

/** Seconds between the camera and the eye, by the dates in the stream: the player's own figure reads too low. */
export function useDelay(engine: RefObject<Engine | null>, isLive: boolean): number | null {
  const [delay, setDelay] = useState<number | null>(null);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      const shownAt = engine.current?.shownAt() ?? null;
      setDelay(shownAt === null ? null : Math.max(0, (Date.now() - shownAt) / 1000));
    }, 1000);
    return () => clearInterval(timer);
  }, [engine, isLive]);
  return delay;
}
