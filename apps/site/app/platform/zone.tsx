import { isZone } from '@xiongmao/api/fields/is-zone';
import { readCookie } from '@xiongmao/auth/cookies';
import { zoneNamed } from '@xiongmao/i18n/time/zoned-day';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useViewer } from './app-context.ts';
import { writeCookie } from './viewer.ts';
import { whenLoaded } from './when-idle.ts';

const listeners = new Set<() => void>();
/** What must be at hand before the page shows another zone's times and days. */
const preparations = new Set<(zone: string) => Promise<unknown>>();
/** ms that a page waits for it. */
const timeout = 3000;
/** The zone that was chosen in this browser, null for none; undefined until its cookie was read. */
let chosen: string | null | undefined;

/** The zone to show: the one chosen, else the browser's own; `rendered` if that is the same by another name. */
export function ownZone(rendered: string): string {
  if (chosen === undefined) {
    const kept = readCookie(document.cookie, 'chosenZone');
    chosen = kept && isZone(kept) ? kept : null;
  }
  const zone = chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone === rendered) return rendered;
  const name = zoneNamed(zone);
  return name === null || name === zoneNamed(rendered) ? rendered : zone;
}

/** A zone other than the browser's own, at once and on the server's next page; null follows the browser. */
export function chooseZone(zone: string | null): void {
  chosen = zone;
  writeCookie('chosenZone', zone ?? '');
  for (const listener of listeners) listener();
}

const ZoneContext = createContext<string | null>(null);

/**
 * The viewer's zone: what the server rendered with until the page has loaded, and then the browser's own,
 * in one step with what is listed for its days. A cookie tells the server for its next page.
 */
export function ZoneProvider({ children }: { children: ReactNode }) {
  const { zone: rendered } = useViewer();
  const [zone, setZone] = useState(rendered);
  const follow = useEffectEvent(async () => {
    const own = ownZone(rendered);
    if (own === zone) return;
    writeCookie('zone', own);
    const ready = Promise.allSettled([...preparations].map((prepare) => prepare(own)));
    await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, timeout))]);
    startTransition(() => setZone(own));
  });

  useEffect(() => {
    const listener = () => void follow();
    listeners.add(listener);
    const stop = whenLoaded(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }, []);

  return <ZoneContext value={zone}>{children}</ZoneContext>;
}

/** The viewer's zone. */
export const useZone = (): string => use(ZoneContext)!;

/** Prepares for another zone while the component is there: fetches what it will show. */
export function useZonePreparation(prepare: (zone: string) => Promise<unknown>): void {
  const run = useEffectEvent(prepare);
  useEffect(() => {
    const preparation = (zone: string) => run(zone);
    preparations.add(preparation);
    return () => {
      preparations.delete(preparation);
    };
  }, []);
}
