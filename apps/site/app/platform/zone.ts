import { isZone } from '@xiongmao/i18n/zoned-day';
import { useSyncExternalStore } from 'react';
import { useViewer } from './app-context.ts';
import { writeCookie } from './viewer.ts';

const neverChanges = () => () => {};

function ownZone(fallback: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : fallback;
}

/** The browser's zone, kept in a cookie for the server's next page; `fallback` if it names none. */
export function rememberZone(fallback: string): string {
  const zone = ownZone(fallback);
  if (zone !== fallback) writeCookie('zone', zone);
  return zone;
}

/** The viewer's zone: what the server rendered with, corrected to the browser's own once hydrated. */
export function useZone(): string {
  const { zone } = useViewer();
  return useSyncExternalStore(
    neverChanges,
    () => ownZone(zone),
    () => zone,
  );
}
