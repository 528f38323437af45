import { useSyncExternalStore } from 'react';
import { useViewer } from './app-context.ts';
import { type Theme, writeCookie } from './viewer.ts';

const listeners = new Set<() => void>();
let chosen: Theme | null = null;

/** Dark, light or the system's: at once, and on the server's next page. */
export function chooseTheme(theme: Theme): void {
  chosen = theme;
  writeCookie('theme', theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  const { theme } = useViewer();
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen ?? theme,
    () => theme,
  );
}
