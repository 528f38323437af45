import type { Page, Request } from '@playwright/test';
import { expect } from '../test.ts';

/**
 * Does what asks the server for something, and waits for all its answers. That a page's network is idle is told once,
 * after its load.
 */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answers: Promise<unknown>[] = [];
  function hear(request: Request): void {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/java/'))
      answers.push(request.response().then((it) => it?.finished()));
  }
  page.on('request', hear);
  await act();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  // One may be asked for once another is there.
  for (let heard = 0; heard < answers.length; await page.waitForTimeout(100)) {
    heard = answers.length;
    await Promise.all(answers);
  }
  page.off('request', hear);
}
