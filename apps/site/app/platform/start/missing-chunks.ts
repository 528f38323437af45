import { useEffect, useState } from 'react';
import { createPath, type Path, useNavigation } from 'react-router';
import { activity } from '../session/activity.ts';

declare global {
  interface Window {
    /** React Router's own, in the browser. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Path } } };
  }
}

const storageKey = 'chunk-reloaded-at';
const guard = 60_000;

/** Whether a reload may help, and has not been tried within the last minute (product spec §4, §9). */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey));
  if (now - last < guard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** Loads an address as a new document; the page in hand if none is given. */
export function loadAnew(address?: string): void {
  if (address) location.assign(address);
  else location.reload();
}

function triedAnew(address?: string): boolean {
  const may = navigator.onLine && mayReload(sessionStorage, Date.now());
  if (may) loadAnew(address);
  return may;
}

/**
 * A chunk that can't be fetched mostly belongs to a build that is gone: the page, or the one on its way,
 * is loaded anew. Answers the address on its way for which that does not help: its navigation never
 * ends, and the error page stands in for it until the reader goes elsewhere.
 */
export function useMissingChunks(): string | null {
  const next = useNavigation().location;
  const [missing, setMissing] = useState<string | null>(null);

  useEffect(() => {
    function leadAnew(): void {
      // The router knows where a click leads before React has rendered that it does.
      const wanted = window.__reactRouterDataRouter?.state.navigation.location;
      // A link in sight was looked ahead of: nobody misses it yet.
      if (!wanted || triedAnew(createPath(wanted))) return;
      setMissing(createPath(wanted));
      activity.report('start');
      activity.report('fail');
    }
    function showAnew(): void {
      triedAnew();
    }
    addEventListener('route-chunk-missing', leadAnew);
    addEventListener('vite:preloadError', showAnew);
    return () => {
      removeEventListener('route-chunk-missing', leadAnew);
      removeEventListener('vite:preloadError', showAnew);
    };
  }, []);

  return next && createPath(next) === missing ? missing : null;
}
