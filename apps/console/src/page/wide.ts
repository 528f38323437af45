import { useSyncExternalStore } from 'react';

/** `md` of the theme: from here on rows stand in tables. */
const wide = matchMedia('(min-width: 48rem)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Wider than a phone. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
