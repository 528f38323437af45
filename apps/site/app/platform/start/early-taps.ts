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
/** ms after which the browser, or React, is to answer as it can. */
const timeout = { page: 3_000, part: 10_000 };
const buttons = 'button:not([popovertarget])';

let tapped: HTMLElement | null = null;
/** Buttons that the server wrote: parts of the page come alive when their code is there. Links work before. */
let served = new WeakSet<Element>();
let isPageAlive = false;
let release: () => void = () => undefined;

/** Whether React has taken an element over: it notes there which of its own it is. */
const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** To be called when React begins to hydrate: a tap shows that it was felt, and waits until that is done. */
export function holdTaps(): void {
  tapped = window.takeEarlyTap?.() ?? null;
  served = new WeakSet(document.querySelectorAll(buttons));
  for (const touch of touches) addEventListener(touch, hold, { capture: true });
  const timer = setTimeout(() => release(), timeout.page);
  release = () => {
    clearTimeout(timer);
    isPageAlive = true;
    if (tapped) answer(tapped);
  };
}

function hold(event: Event): void {
  const target = event.target as Element;
  // Fields change by themselves: React must hear of it.
  if (target.closest('input, select, textarea, label')) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const aim = link ?? target.closest<HTMLElement>(buttons);
  if (isPageAlive && (!aim || !served.has(aim) || isAlive(aim))) return;
  event.stopPropagation();
  if (event.type !== 'click' || !aim) return;
  if (link) {
    if (link.origin !== location.origin || !isPlain(event as MouseEvent)) return;
    event.preventDefault();
  }
  tapped?.removeAttribute('aria-busy');
  tapped = aim;
  aim.setAttribute('aria-busy', 'true');
  if (isPageAlive) answer(aim);
}

/** Does what a tap asked for, a button's once its part of the page is alive; not where another tap followed. */
function answer(aim: HTMLElement): void {
  const began = performance.now();
  function look(): void {
    if (tapped !== aim) return;
    const waits = served.has(aim) && aim.isConnected && !isAlive(aim);
    if (waits && performance.now() - began < timeout.part) {
      requestAnimationFrame(look);
      return;
    }
    tapped = null;
    served.delete(aim);
    aim.removeAttribute('aria-busy');
    aim.click();
  }
  look();
}

/** Does what a tap asked for before the page came alive. */
export function useEarlyTap(): void {
  useEffect(() => release(), []);
}
