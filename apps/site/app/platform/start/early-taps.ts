import { useEffect } from 'react';
import { isPlain } from '../link.tsx';

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

/** What a tap consists of: for any of it React would hydrate the whole page at once, without a frame between. */
const touches = 'pointerdown mousedown touchstart pointerup mouseup touchend click'.split(' ');
/** ms after which React is to answer as it can. */
const timeout = 3000;

let tapped: HTMLElement | null = null;
let release: () => void = () => undefined;

/** To be called when React begins to hydrate: a tap shows that it was felt, and waits until that is done. */
export function holdTaps(): void {
  tapped = window.takeEarlyTap?.() ?? null;
  for (const touch of touches) addEventListener(touch, hold, { capture: true });
  const timer = setTimeout(() => release(), timeout);
  release = () => {
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, hold, { capture: true });
    tapped?.removeAttribute('aria-busy');
    tapped?.click();
    tapped = null;
  };
}

function hold(event: Event): void {
  const target = event.target as Element;
  // Fields change by themselves: React must hear of it.
  if (target.closest('input, select, textarea, label')) return;
  event.stopPropagation();
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const aim = link ?? target.closest<HTMLElement>('button:not([popovertarget])');
  if (event.type !== 'click' || !aim) return;
  if (link) {
    if (link.origin !== location.origin || !isPlain(event as MouseEvent)) return;
    event.preventDefault();
  }
  tapped?.removeAttribute('aria-busy');
  tapped = aim;
  aim.setAttribute('aria-busy', 'true');
}

/** Does what a tap asked for before the page came alive. */
export function useEarlyTap(): void {
  useEffect(() => release(), []);
}
