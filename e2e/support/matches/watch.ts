import type { BrowserContext } from '@playwright/test';
import type { Product } from '../../product/product.ts';

/** Says Playwright where a journey wants no service worker. */
const workersBlocked = 'Service Worker registration blocked by Playwright';

/** What no page may do: complain, break its policy, fail, or ask others than its own host and those named. */
export function watch(
  context: BrowserContext,
  { outside, site }: Pick<Product, 'outside' | 'site'>,
): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.text() === workersBlocked) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    const place = error.page()?.url() ?? 'a page that is gone';
    problems.push(`uncaught at ${place}: ${error.error().stack ?? error.error()}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (request.isNavigationRequest() || protocol === 'data:' || protocol === 'blob:') return;
    const own = new URL(request.serviceWorker()?.url() ?? request.frame().url()).origin;
    // Back offices show the games' pictures, which the site has.
    const isSites = origin === site && request.resourceType() === 'image';
    if (origin !== own && !isSites && !outside.includes(origin))
      problems.push(`${own} asked a stranger: ${request.url()}`);
  });
  return problems;
}
