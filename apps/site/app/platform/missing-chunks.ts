import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigation } from 'react-router';

const storageKey = 'chunk-reloaded-at';
const guard = 60_000;

/** Whether a reload may help, and has not been tried within the last minute (product spec §4, §9). */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey));
  if (now - last < guard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/**
 * A chunk that can't be fetched mostly belongs to a build that is gone: the page, or the one on its way,
 * is loaded anew. Answers whether the page in hand is one for which that did not help.
 */
export function useMissingChunks(): boolean {
  const next = useNavigation().location;
  const here = useHref(useLocation());
  const target = useHref(next ?? '.');
  const address = next ? target : here;
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    function tryAnew(event: Event): void {
      if (navigator.onLine && mayReload(sessionStorage, Date.now())) {
        event.preventDefault();
        location.assign(address);
      } else setMissing((known) => new Set(known).add(address));
    }
    addEventListener('vite:preloadError', tryAnew);
    return () => removeEventListener('vite:preloadError', tryAnew);
  }, [address]);

  return missing.has(here);
}
