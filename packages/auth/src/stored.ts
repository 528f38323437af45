/** Private windows and full disks refuse storage with a DOMException: then nothing is remembered. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** What this browser remembers under a name, for all its tabs; null for nothing. */
export const remembered = (name: string): string | null =>
  attempt(() => localStorage.getItem(name));

export function remember(name: string, value: string): void {
  attempt(() => localStorage.setItem(name, value));
}

export function forget(name: string): void {
  attempt(() => localStorage.removeItem(name));
}
