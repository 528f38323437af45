import { useEffect, useState } from 'react';

/** Marks the entry of an open panel, which has the address of the page below it. */
const mark = 'panel';

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/**
 * A panel over a page that the way back closes, and stays on the page: while it is open it has an entry of its own in the
 * browser's history. Whoever leads elsewhere from it does so in place of that entry.
 */
export function usePanelInHistory() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    function goBack(event: PopStateEvent): void {
      if (isMarked()) return;
      // The page is the same: the router has nothing to do.
      event.stopImmediatePropagation();
      setOpen(false);
    }
    addEventListener('popstate', goBack, { capture: true });
    return () => removeEventListener('popstate', goBack, { capture: true });
  }, [isOpen]);

  function open(): void {
    if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '');
    setOpen(true);
  }
  /** `leaving`: for a page that takes the place of the panel's entry. */
  function close(leaving: boolean): void {
    if (!leaving && isMarked()) history.back();
    else setOpen(false);
  }
  return { isOpen, open, close };
}
