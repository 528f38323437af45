import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPath } from 'react-router';
import { networkBack } from '../online.ts';
import { activity } from '../session/activity.ts';
import { locationAhead, subscribeToLocationAhead } from './location-ahead.ts';

const storageKey = 'chunk-reloaded-at';
const reloadInterval = 60_000;

/** Whether a reload may help, and has not been tried within the last minute (product spec §4, §9). */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey));
  if (now - last < reloadInterval) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** Loads an address as a new document; the page in hand if none is given. */
export function loadAnew(address?: string): void {
  if (address) location.assign(address);
  else location.reload();
}

/** ms for which an address is waited for. */
const timeout = 5_000;

/** Whether there is a document to load from an address: else the browser's own error page would come. */
export async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

const addressAhead = (): string | undefined => {
  const ahead = locationAhead();
  return ahead && createPath(ahead);
};

async function triedAnew(address?: string): Promise<boolean> {
  const may = (await answers('/healthz')) && mayReload(sessionStorage, Date.now());
  if (may) loadAnew(address);
  return may;
}

/**
 * A chunk that can't be fetched mostly belongs to a build that is gone: the page, or the one on its way,
 * is loaded anew. Without a network the page in hand stays, and the one on its way comes once there is one.
 * Answers the address on its way for which nothing helps: its navigation never ends, and the error page stands in for
 * it until the reader goes elsewhere.
 */
export function useMissingChunks(): string | undefined {
  const { t } = useTranslation();
  const sorry = useEffectEvent(() => t('error.request'));
  const [missing, setMissing] = useState<string>();

  useEffect(() => {
    let asked = 0;
    async function leadAnew(): Promise<void> {
      const wanted = addressAhead();
      // A link in sight was looked ahead of: nobody misses it yet.
      if (!wanted) return;
      if (!navigator.onLine) {
        asked += 1;
        const turn = asked;
        await networkBack();
        // Meanwhile the reader may have asked again, or gone elsewhere.
        if (turn !== asked || addressAhead() !== wanted) return;
      }
      if (await triedAnew(wanted)) return;
      setMissing(wanted);
      activity.report('start');
      activity.report('fail');
    }
    async function showAnew(): Promise<void> {
      // What was only looked ahead for nobody misses yet.
      const wanted = navigator.userActivation.isActive;
      if (!(await triedAnew()) && wanted) toast(sorry(), 'bad');
    }
    addEventListener('route-chunk-missing', leadAnew);
    addEventListener('vite:preloadError', showAnew);
    return () => {
      removeEventListener('route-chunk-missing', leadAnew);
      removeEventListener('vite:preloadError', showAnew);
    };
  }, []);

  return useSyncExternalStore(
    subscribeToLocationAhead,
    () => (addressAhead() === missing ? missing : undefined),
    () => undefined,
  );
}
