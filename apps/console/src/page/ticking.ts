import { useSyncExternalStore } from 'react';

const second = 1_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, second);
  return () => clearInterval(timer);
}

/** What `read` makes of the present second (ms); the component renders again only when that changes. */
export const useTicking = <Shown extends string | number>(read: (now: number) => Shown): Shown =>
  useSyncExternalStore(subscribe, () => read(Math.floor(Date.now() / second) * second));
