import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Product } from '../product/product.ts';

/** Nineteen seconds of a drawn match, as the demo has them. */
export const clip = readFileSync(
  new URL('../../apps/server/src/demo/live/clip.mp4', import.meta.url),
);

export const clipFile = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: clip };

/** Chooses a file where a button opens the browser's own dialog. */
export async function chooseFile(page: Page, button: string, file: typeof clipFile): Promise<void> {
  const opens = page.getByRole('button', { name: button });
  // It comes with the code of its screen.
  await expect(opens).toBeVisible({ timeout: 30_000 });
  const [opened] = await Promise.all([page.waitForEvent('filechooser'), opens.click()]);
  await opened.setFiles(file);
}

/** A draft without a file, as whoever is signed in has it in an office. */
export async function draftVideo(
  request: APIRequestContext,
  product: Pick<Product, 'console' | 'studio'>,
  title: string,
  office: 'console' | 'studio' = 'console',
): Promise<number> {
  const answer = await request.post(`${product[office]}/java/${office}/videos`, {
    headers: { 'x-xiongmao': '1' },
    data: {
      ...{ title, neutralTitle: null, description: 'Seen from above.', locale: 'en_US' },
      ...{ kind: 'clip', gameId: 202, matchId: null, incident: null },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
