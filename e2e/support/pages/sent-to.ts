import type { Page } from '@playwright/test';

/** The addresses that a page writes to from now on, of those that hold a text; it grows as they are. */
export function sentTo(page: Page, part: string): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) sent.push(request.url());
  });
  return sent;
}
