import { createContext, use, useSyncExternalStore } from 'react';
import { keptAt } from './worker/kept.ts';

const second = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

/** One interval ticks for the whole page, and at once when a hidden page is looked at again. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, second);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const RenderedAtContext = createContext(0);

/** The instant (ms) at which the server rendered the page: hydration must read the same. */
export const RenderedAt = RenderedAtContext.Provider;

/** What `read` makes of the present second (ms); the component renders again only when that changes. */
export function useTicking<Shown extends string | number | boolean | null>(
  read: (now: number) => Shown,
): Shown {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(
    subscribe,
    // A page of before stays at its moment: what it shows has not gone on.
    () => read(Math.floor((keptAt() || Date.now()) / second) * second),
    () => read(renderedAt),
  );
}
