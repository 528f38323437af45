/** As many as one call may ask for by their ids. */
const most = 100;
const storageKey = 'favourites';

/** What of a window the store needs. */
export interface FavouritesHome {
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

export type Favourites = ReturnType<typeof createFavourites>;

/**
 * The matches that a guest has starred: in this browser's storage, the same in all its tabs, newest
 * last; past the most that are kept, the oldest go. Browsers that refuse storage keep them for the visit.
 */
export function createFavourites(home: FavouritesHome) {
  const listeners = new Set<() => void>();
  let ids = read();

  function read(): ReadonlySet<number> {
    try {
      return parse(home.localStorage.getItem(storageKey));
    } catch (error) {
      if (isRefusal(error)) return new Set();
      throw error;
    }
  }

  function write(): void {
    try {
      home.localStorage.setItem(storageKey, JSON.stringify([...ids]));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  home.addEventListener('storage', ({ key }) => {
    // A null key: another tab cleared everything.
    if (key !== null && key !== storageKey) return;
    ids = read();
    announce();
  });

  return {
    /** The ids now: the same set until something changes. */
    current: (): ReadonlySet<number> => ids,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear(): void {
      ids = new Set();
      write();
      announce();
    },
    toggle(id: number): void {
      const rest = [...ids].filter((other) => other !== id);
      ids = new Set(ids.has(id) ? rest : [...rest, id].slice(-most));
      write();
      announce();
    },
  };
}

/** Storage is open to the reader and to older versions: what is not a list of ids counts as none. */
function parse(text: string | null): ReadonlySet<number> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch (error) {
    if (error instanceof SyntaxError) return new Set();
    throw error;
  }
  if (!Array.isArray(stored)) return new Set();
  return new Set(stored.filter((id) => Number.isInteger(id) && id > 0).slice(-most));
}

/** Private windows and full disks refuse with a DOMException. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException;
}
