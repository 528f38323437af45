import { readCookie } from '@xiongmao/auth/cookies';
import { isZone } from '@xiongmao/i18n/zoned-day';
import { useSyncExternalStore } from 'react';
import { useViewer } from './app-context.ts';
import { writeCookie } from './viewer.ts';

const listeners = new Set<() => void>();
/** The zone that was chosen in this browser, null for none; undefined until its cookie was read. */
let chosen: string | null | undefined;

function ownZone(fallback: string): string {
  if (chosen === undefined) {
    const kept = readCookie(document.cookie, 'chosenZone');
    chosen = kept && isZone(kept) ? kept : null;
  }
  if (chosen) return chosen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : fallback;
}

/** A zone other than the browser's own, at once and on the server's next page; null follows the browser. */
export function chooseZone(zone: string | null): void {
  chosen = zone;
  writeCookie('chosenZone', zone ?? '');
  for (const listener of listeners) listener();
}

/** The browser's zone, kept in a cookie for the server's next page; `fallback` if it names none. */
export function rememberZone(fallback: string): string {
  const zone = ownZone(fallback);
  if (zone !== fallback) writeCookie('zone', zone);
  return zone;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The viewer's zone: what the server rendered with, corrected to the browser's own once hydrated. */
export function useZone(): string {
  const { zone } = useViewer();
  return useSyncExternalStore(
    subscribe,
    () => ownZone(zone),
    () => zone,
  );
}
