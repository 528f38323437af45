import { test as base, expect } from '@playwright/test';
import { type SharedName, sharedProduct } from '../product/global-setup.ts';
import { type Product, type RunningProduct, startProduct } from '../product/product.ts';
import { createMatches, type Matches } from './matches/matches.ts';
import { watch } from './matches/watch.ts';
import { newNetwork } from './people/people.ts';

interface Fixtures {
  /** Which of the shared products is meant. */
  shared: SharedName;
  /** A product that journeys share, and leave standing. */
  product: Product;
  /** One of the journey's own, to be killed and started as it likes. */
  ownProduct: RunningProduct;
  /** Pushes matches into the shared product. */
  match: Matches;
  /** Complaints of a page that the journey provokes; any other fails it. */
  provoked: RegExp | null;
  watched: undefined;
}

export const test = base.extend<Fixtures>({
  shared: ['empty', { option: true }],
  product: async ({ shared }, use) => use(sharedProduct(shared)),
  ownProduct: async ({ context }, use) => {
    const product = await startProduct({ siteOnly: true });
    await use(product);
    // Else they would complain of its end.
    await Promise.all(context.pages().map((page) => page.close()));
    await product.stop();
  },
  match: async ({ product }, use) => use(createMatches(product)),
  baseURL: async ({ product }, use) => use(product.site),
  // Limits count by network: a journey comes from one of its own, in all its browsers.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newNetwork() }),
  provoked: [null, { option: true }],
  watched: [
    async ({ browser, context, provoked, product }, use) => {
      const before = new Set([context, ...browser.contexts()]);
      const problems = watch(context, product);
      await use(undefined);
      // What a journey opens beside its own would stay until the worker ends, and go on ticking.
      const others = browser.contexts().filter((other) => !before.has(other));
      await Promise.all(others.map((other) => other.close()));
      // What a journey answers itself may still be on its way when it ends.
      const behavior = 'ignoreErrors';
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior })));
      const strange = problems.filter((problem) => !provoked?.test(problem));
      expect(strange, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
