import { tell } from './tell.ts';

const lookedAtAfterMs = 1_000;

/** Confirms a visit by a channel's link once its page has been in sight for a second. */
export function confirmVisit(page: Document = document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') timer = setTimeout(confirm, lookedAtAfterMs);
  }
  function confirm(): void {
    page.removeEventListener('visibilitychange', watch);
    tell('/promotion/beacon');
  }

  page.addEventListener('visibilitychange', watch);
  watch();
}
