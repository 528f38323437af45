import type { Incident } from '@xiongmao/api/matches/shapes';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels that the score and the tabs cover at the top of the screen. */
const barsHeight = 88;

interface HeldBack {
  /** Stands at the top of the list. */
  top: RefObject<HTMLDivElement | null>;
  shown: readonly Incident[];
  /** Entries that came since the reader scrolled down. */
  held: number;
  /** Shows them, at the top. */
  release: () => void;
}

/**
 * Holds new entries back while the reader is further down the list: nothing moves under their eyes. What
 * is known already may still be withdrawn or corrected.
 */
export function useHeldBack(entries: readonly Incident[]): HeldBack {
  const top = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (away && known === null) setKnown(new Set(entries.map(({ key }) => key)));
  if (!away && known !== null) setKnown(null);

  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < barsHeight);
      },
      { rootMargin: `-${barsHeight}px 0px 0px 0px` },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);

  const shown = known ? entries.filter(({ key }) => known.has(key)) : entries;
  return {
    top,
    shown,
    held: entries.length - shown.length,
    release() {
      setAway(false);
      top.current?.scrollIntoView({ block: 'center' });
    },
  };
}
