import { useState, useSyncExternalStore } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { writeCookie } from '#app/platform/viewer.ts';
import { createFavourites, type Favourites } from './favourites.ts';

/** The server puts leagues with a favourite first: it gets to know the newest, in a cookie. */
const told = 40;
let store: Favourites | undefined;

function openStore(): Favourites {
  if (!store) {
    const opened = createFavourites(window);
    opened.subscribe(() => writeCookie('favourites', [...opened.current()].slice(-told).join('.')));
    store = opened;
  }
  return store;
}

const subscribe = (listener: () => void) => openStore().subscribe(listener);

/** Ids of the favourite matches. */
export function useFavourites(): ReadonlySet<number> {
  const { favourites } = useViewer();
  const [rendered] = useState(() => new Set(favourites));
  return useSyncExternalStore(
    subscribe,
    () => openStore().current(),
    () => rendered,
  );
}

/** Whether one match is a favourite. */
export function useIsFavourite(id: number): boolean {
  const { favourites } = useViewer();
  return useSyncExternalStore(
    subscribe,
    () => openStore().current().has(id),
    () => favourites.includes(id),
  );
}

export function toggleFavourite(id: number): void {
  openStore().toggle(id);
}
