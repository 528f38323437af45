import type { Client } from '@xiongmao/api/client';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { useMemo, useSyncExternalStore } from 'react';
import { useApi, useViewer } from '#app/platform/app-context.ts';
import { writeCookie } from '#app/platform/viewer.ts';
import { createFavourites } from './favourites.ts';

/** The server puts leagues with a favourite first: it gets to know the newest, in a cookie. */
const told = 40;
let store: ReturnType<typeof createStore> | undefined;

/** The favourites of who looks: a guest's in this browser, those of who is signed in with the account. */
function createStore(api: Client, rendered: readonly number[]) {
  const guest = createFavourites(window);
  const listeners = new Set<() => void>();
  let ids = guest.current();
  if (signedIn().current() !== null) ids = new Set([...rendered, ...ids]);
  let account: Promise<{ toggle(id: number, failure: string): Promise<void> }> | null = null;

  function show(next: ReadonlySet<number>): void {
    ids = next;
    writeCookie('favourites', [...ids].slice(-told).join('.'));
    for (const listener of listeners) listener();
  }

  async function join() {
    const { favouritesCalls, joinAccount } = await import('./account-favourites.ts');
    const joined = joinAccount({
      calls: favouritesCalls(api),
      guest,
      held: ids,
      onChange: show,
      channel: new BroadcastChannel('favourites'),
    });
    // What the last page knew stays on show; the next page asks again.
    joined.loading.catch(() => null);
    return joined;
  }
  function follow(): void {
    if (signedIn().current() !== null) account ??= join();
  }

  guest.subscribe(() => {
    if (account === null) show(guest.current());
  });
  signedIn().subscribe(follow);
  follow();

  return {
    current: () => ids,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async toggle(id: number, failure: string): Promise<void> {
      if (account === null) guest.toggle(id);
      else await (await account).toggle(id, failure);
    },
  };
}

/** The browser's one store: opened when the first component reads it. */
function openStore(api: Client, rendered: readonly number[]) {
  store ??= createStore(api, rendered);
  return store;
}

/** The store for React, which subscribes before it reads while a page is taken over. */
function useStore() {
  const { favourites } = useViewer();
  const api = useApi();
  return useMemo(
    () => ({
      subscribe: (listener: () => void) => openStore(api, favourites).subscribe(listener),
      current: () => openStore(api, favourites).current(),
      rendered: new Set(favourites) as ReadonlySet<number>,
    }),
    [api, favourites],
  );
}

/** Ids of the favourite matches, newest last; none, and no news of them, where they are not `wanted`. */
export function useFavourites(wanted = true): ReadonlySet<number> {
  const { subscribe, current, rendered } = useStore();
  // Text is the same as long as they are: what the server rendered is not built once more.
  const text = (ids: ReadonlySet<number>) => (wanted ? [...ids].join('.') : '');
  const ids = useSyncExternalStore(
    subscribe,
    () => text(current()),
    () => text(rendered),
  );
  return useMemo(() => new Set(ids === '' ? [] : ids.split('.').map(Number)), [ids]);
}

/** Whether one match is a favourite. */
export function useIsFavourite(id: number): boolean {
  const { subscribe, current, rendered } = useStore();
  return useSyncExternalStore(
    subscribe,
    () => current().has(id),
    () => rendered.has(id),
  );
}

let toggled: Promise<void> | undefined;

/** Stars or unstars a match; `failure` is said when the account's could not be changed. */
export function toggleFavourite(id: number, failure: string): void {
  toggled = store?.toggle(id, failure);
}

/** Resolves once what was starred last is kept: a star shows before that. */
export const favouritesKept = async () => toggled;
