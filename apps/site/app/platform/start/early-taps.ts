import { useEffect } from 'react';

declare global {
  interface Window {
    takeEarlyTap?: () => HTMLElement | null;
  }
}

/**
 * Remembers the button that is tapped last while the page has no script yet. Links and popovers work
 * without any.
 */
function listen(): void {
  let tapped: HTMLElement | null = null;
  function remember({ target }: Event): void {
    tapped = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
  }
  addEventListener('click', remember);
  window.takeEarlyTap = () => {
    removeEventListener('click', remember);
    return tapped;
  };
}

/** Runs inside the page, long before what it was sent with arrives. */
export const earlyTapsScript = `(${listen})()`;

let tapped: HTMLElement | null = null;

/** To be called when React begins to hear taps: it sees to those that follow. */
export function takeEarlyTap(): void {
  tapped = window.takeEarlyTap?.() ?? null;
}

/** Does what a tap asked for before the page came alive. */
export function useEarlyTap(): void {
  useEffect(() => {
    tapped?.click();
    tapped = null;
  }, []);
}
