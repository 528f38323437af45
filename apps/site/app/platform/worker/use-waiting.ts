import { useEffect, useState } from 'react';
import { registerWorker } from './registration.ts';

/** ms between two looks for a new version, of a page that stays. */
const lookInterval = 30 * 60_000;

/** Registers the site's worker; answers a newer one once it waits to take over from the one that this page came with. */
export function useWaiting(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    void registerWorker().then((registration) => {
      if (!registration || signal.aborted) return;
      // The first one has nobody to wait for.
      const look = () =>
        setWaiting(navigator.serviceWorker.controller ? registration.waiting : null);
      const follow = () =>
        registration.installing?.addEventListener('statechange', look, { signal });
      registration.addEventListener('updatefound', follow, { signal });
      navigator.serviceWorker.addEventListener('controllerchange', look, { signal });
      follow();
      look();
      const timer = setInterval(() => void registration.update().catch(() => null), lookInterval);
      signal.addEventListener('abort', () => clearInterval(timer));
    });
    return () => over.abort();
  }, []);

  return waiting;
}
