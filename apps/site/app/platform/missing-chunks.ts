const storageKey = 'chunk-reloaded-at';
const guard = 60_000;

/** Whether a reload may help, and has not been tried within the last minute (spec §4, §9). */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey));
  if (now - last < guard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** A chunk that can't be fetched mostly belongs to a build that is gone: the page is loaded anew. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
