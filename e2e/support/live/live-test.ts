import { test as base, expect } from '@playwright/test';
import { type RunningProduct, startProduct } from '../../product/product.ts';

/**
 * Of journeys with a picture. They come one after the other, in a project of one worker, as encoders and players of
 * several at once are more than two cores can do in time; so one product is enough for all of them.
 */
export const test = base.extend<object, { liveProduct: RunningProduct }>({
  liveProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const product = await startProduct({ demo: true, live: true });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect };
