import type { Page } from '@playwright/test';
import { linkOf } from '../../support/matches/board.ts';
import { expect, test } from '../../support/test.ts';

/** Opens home and keeps its scripts back; the function it answers lets them come. */
async function openLifeless(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return resolve;
}

test('What is tapped before the page comes alive is done once it does', async ({ page }) => {
  const bringToLife = await openLifeless(page);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar).toBeHidden();
  bringToLife();
  await expect(calendar).toBeVisible();
});

test('A panel that is opened before the page comes alive fills once it does', async ({ page }) => {
  const bringToLife = await openLifeless(page);
  await page.getByRole('button', { name: 'Change language' }).click();
  bringToLife();
  await expect(page.getByRole('link', { name: 'العربية' })).toBeVisible();
});

test('What is tapped while the page comes alive waits until it has, and shows that it was felt', async ({
  page,
}) => {
  // The page's own script calls this as it begins to come alive.
  await page.addInitScript(() => {
    let take: (() => unknown) | undefined;
    const tap = () => {
      const link = document.querySelector<HTMLElement>('main a[href$="?tab=live"]')!;
      link.click();
      Object.assign(window, { felt: link.ariaBusy });
    };
    Object.defineProperty(window, 'takeEarlyTap', {
      set(given) {
        take = given;
      },
      get: () => () => {
        queueMicrotask(tap);
        return take?.();
      },
    });
  });
  await page.goto('/');
  const tab = page.getByRole('link', { name: /^Live/ });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/?tab=live');
  await expect(tab).not.toHaveAttribute('aria-busy');
  // It is still the same document.
  expect(await page.evaluate('felt')).toBe('true');
});

test('A row that is tapped shows so until its match is there', async ({ page, match }) => {
  const game = await match();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/java${game.path}*`, async (route) => {
    await promise;
    await route.continue();
  });
  const alive = page.waitForEvent('websocket');
  await page.goto('/');
  await alive;
  const link = linkOf(page, game);
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  // A full row takes the place of a light one as it comes near.
  await link.evaluate((row: HTMLElement) => {
    const another = row.cloneNode(true) as HTMLElement;
    another.removeAttribute('aria-busy');
    row.replaceWith(another);
  });
  await expect(link).toHaveAttribute('aria-busy', 'true');
  resolve();
  await expect(page).toHaveURL(game.path);
});

test('The page is styled once, whatever comes later', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Calendar' }).getByRole('table')).toBeVisible();
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
});

test('A row that is pressed while the page comes alive stays under the finger', async ({
  page,
}) => {
  const bringToLife = await openLifeless(page);
  const sports = page.getByRole('navigation', { name: 'Sports' });
  await sports.getByRole('link', { name: 'Basketball' }).hover();
  await page.mouse.down();
  const alive = page.waitForEvent('websocket');
  bringToLife();
  await alive;
  await page.mouse.up();
  await expect(page).toHaveURL('/?games=201');
});
