import { subscribeToNetwork } from '@xiongmao/api/http/network';
import { useSyncExternalStore } from 'react';
import {
  type LinkProps,
  type NavLinkProps,
  parsePath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useLocation,
} from 'react-router';

interface Connection extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}

const connectionOf = () => (navigator as { connection?: Connection }).connection;

function subscribe(listener: () => void): () => void {
  const stop = subscribeToNetwork(listener);
  connectionOf()?.addEventListener('change', listener);
  return () => {
    stop();
    connectionOf()?.removeEventListener('change', listener);
  };
}

/** Links are prefetched when visible, except offline, on 2g and where data is to be saved (spec §2). */
export function mayPrefetch(): boolean {
  const connection = connectionOf();
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** What a link within the page in hand needs is there: looking for it would take longer than all else. */
function usePrefetch(to: To): 'viewport' | 'none' {
  const may = useSyncExternalStore(subscribe, mayPrefetch, () => true);
  const { pathname } = useLocation();
  const there = (typeof to === 'string' ? parsePath(to) : to).pathname ?? pathname;
  return may && there !== pathname ? 'viewport' : 'none';
}

/** Whether a click on a link is to lead there, rather than to another tab or window. */
export const isPlain = (event: MouseEvent | React.MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link within the site; the router's basename keeps the locale's prefix. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={usePrefetch(props.to)} {...props} />;
}

/** A link that knows whether it leads to where the reader is (`aria-current`). */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink prefetch={usePrefetch(props.to)} {...props} />;
}
