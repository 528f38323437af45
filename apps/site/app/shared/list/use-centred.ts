import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: its chosen entry (`aria-current`) stands in the middle, in sight. A row
 * that is pressed stays where it is: the click would go to what has come under the finger, or to nothing.
 * So does one that was scrolled by hand before the page came alive.
 */
export function useCentred<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const isAlive = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useEffect(() => {
    const wasScrolled = !isAlive.current && row.current?.scrollLeft !== 0;
    isAlive.current = true;
    const entry = row.current?.querySelector('[aria-current]');
    if (!row.current || !entry || wasScrolled || row.current.matches(':active')) return;
    const outer = row.current.getBoundingClientRect();
    const inner = entry.getBoundingClientRect();
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
  return row;
}
