/** What a browser keeps of how one likes to watch; it may keep nothing. */
export function readKept(key: string, store: () => Storage = () => localStorage): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

export function writeKept(
  key: string,
  value: string | null,
  store: () => Storage = () => localStorage,
): void {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    // A browser that keeps nothing.
  }
}
