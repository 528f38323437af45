import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How each list was left, by its path: what was looked for, filters, order and page. */
const places = new Map<string, string>();

/** Remembers how the list of this address stands, for the way back to it. */
export function useListPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    places.set(pathname, search);
  }, [pathname, search]);
}

/** A list's address as it was left; others as they are. */
export const asLeft = (to: string): string => to + (places.get(to) ?? '');
