import { newcomer } from '../../pictures/fan.ts';
import { sharedProduct } from '../../product/global-setup.ts';
import { findingsInBothSchemes, findingsOf } from '../../support/accessibility.ts';
import {
  documents,
  mainPages,
  pages,
  placesIn,
  type SitePage,
  type State,
} from '../../support/pages/pages.ts';
import { everyCase, pairwise } from '../../support/pages/pairwise.ts';
import { met, toMeet } from '../../support/pages/tally.ts';
import { leave, type Meeting, visit } from '../../support/pages/visit.ts';
import { expect, test } from '../../support/test.ts';

/**
 * `npm run axe` goes through all that there is. `npm test` lets each two of page, direction, colours, person and width
 * meet once, of each screen at one address; in other states than full the pages that most people see.
 */
const all = process.env.EVERY_PAGE === '1';
const only = process.env.EVERY_PAGE_ONLY ?? '';
const chosen = pages.filter(({ pattern, like }) => pattern.includes(only) && (all || !like));
const atOnce = 8;

const factors = {
  page: chosen,
  state: ['full', 'empty', 'loading', 'error', 'offline'],
  direction: ['ltr', 'rtl'],
  who: ['guest', 'member'],
} as const;
const finer = { ...factors, scheme: ['dark', 'light'], width: [390, 1440] } as const;
const can = ({ page, state }: { page?: SitePage; state?: State }) =>
  !page ||
  !state ||
  (page.states.includes(state) && (all || state === 'full' || mainPages.includes(page)));
// Once searched whole, a page differs in the other colours by contrast alone.
const meetings: (Omit<Meeting, 'site' | 'address'> & { page: SitePage })[] = all
  ? everyCase(factors, can).map((one, place) => ({
      ...one,
      scheme: 'dark',
      width: place % 3 === 0 ? 1440 : 390,
    }))
  : pairwise(finer, can);
const search = all ? findingsInBothSchemes : findingsOf;

for (const state of factors.state) {
  test.describe(`Pages that are ${state}`, () => {
    // Whole documents are refused, calls fail, networks go.
    test.use({ shared: state === 'empty' ? 'empty' : 'demo', provoked: /./ });

    const those = meetings.filter((meeting) => meeting.state === state);
    for (let first = 0; first < those.length; first += atOnce) {
      const some = those.slice(first, first + atOnce);
      const names = [...new Set(some.map(({ page }) => page.pattern))].join(' ');
      const title = `keep nobody out: ${first / atOnce + 1}, ${names}`;
      const details = { annotation: toMeet(some.length) };
      test(title, details, async ({ page, product }, { annotations }) => {
        const { addressOf, member } = await placesIn(sharedProduct('demo'));
        const { cookies } = state === 'empty' ? await newcomer(product) : { cookies: member };
        for (const { page: its, ...rest } of some) {
          const meeting: Meeting = { ...rest, site: product.site, address: addressOf(its) };
          await visit(page, meeting, cookies);
          const found = await search(page);
          annotations.push(met(`${state}, ${rest.who}, ${rest.direction}`, found.length));
          expect.soft(found, JSON.stringify(meeting)).toEqual([]);
          await leave(page);
        }
      });
    }
  });
}

test('Every page of the table of routes is among them', async ({ page }) => {
  await page.goto('/en_US/undo');
  const patterns = await page.evaluate(() => {
    type Entry = { id: string; parentId?: string; path?: string; index?: boolean };
    const { routes } = (
      window as unknown as { __reactRouterManifest: { routes: Record<string, Entry> } }
    ).__reactRouterManifest;
    const pathOf = ({ parentId, path }: Entry): string =>
      (parentId ? pathOf(routes[parentId]!) : '') + (path ? `/${path}` : '');
    const isParent = ({ id }: Entry) =>
      Object.values(routes).some(
        ({ parentId, index }) => parentId === id && (index || id === 'root'),
      );
    return Object.values(routes)
      .filter((entry) => !isParent(entry))
      .map((entry) => pathOf(entry) || '/');
  });
  const known = [...pages.map(({ pattern }) => pattern), ...documents];
  expect([...new Set(patterns)].sort()).toEqual(known.sort());
});

test('Any two of what a page can be met with come together', () => {
  const small = {
    page: ['home', 'match', 'help'],
    state: ['full', 'loading'],
    direction: ['ltr', 'rtl'],
    scheme: ['dark', 'light'],
  } as const;
  const fits = ({ page, state }: { page?: string; state?: string }) =>
    page !== 'help' || state !== 'loading';
  const cases = pairwise(small, fits);
  expect(cases.length).toBeLessThan(everyCase(small, fits).length / 2);
  const pairsOf = (one: object) => {
    const entries = Object.entries(one)
      .map((entry) => entry.join())
      .sort();
    return entries.flatMap((a, place) => entries.slice(place + 1).map((b) => `${a} ${b}`));
  };
  const met = new Set(cases.flatMap(pairsOf));
  expect(met).toEqual(new Set(everyCase(small, fits).flatMap(pairsOf)));
});
