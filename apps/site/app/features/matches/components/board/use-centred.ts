import { type RefObject, useEffect, useRef } from 'react';

/** For a row that scrolls sideways: its chosen entry (`aria-current`) stands in the middle, in sight. */
export function useCentred<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current]');
    if (!row.current || !entry) return;
    const outer = row.current.getBoundingClientRect();
    const inner = entry.getBoundingClientRect();
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
  return row;
}
