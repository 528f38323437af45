import { type ReactNode, useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** What no server renders: until the page has come alive its place is kept by something as large. */
export function ClientOnly({
  fallback,
  children,
}: {
  fallback: ReactNode;
  children: () => ReactNode;
}) {
  const isThere = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  return isThere ? children() : fallback;
}
