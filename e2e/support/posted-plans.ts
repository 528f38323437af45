import { expect, type Page } from '@playwright/test';
import type { Product } from '../product/product.ts';

/** A match of the demo's football that has yet to begin, as the studio lists it. */
export interface OpenMatch {
  id: number;
  home: { name: string };
  away: { name: string };
  ownPlans: number;
}

/** The last football match to begin that nobody signed in has posted a plan for. */
export async function freeMatch(page: Page, product: Product): Promise<OpenMatch> {
  const query = 'gameId=202&_sort=startsAt&_order=DESC&_start=0&_end=50';
  const answer = await page.request.get(`${product.studio}/java/studio/matches?${query}`);
  const free = ((await answer.json()) as OpenMatch[]).find(({ ownPlans }) => ownPlans === 0);
  expect(free, 'a football match without a plan').toBeDefined();
  return free!;
}

const plan = {
  title: 'Home side to win it',
  content: 'They have not lost at home since the season began.',
  label: '',
  playType: 'winner',
  level: 'full',
  pick: 'home',
  line: null,
  odds: 1.9,
  price: 18,
  refund: false,
  viewing: 'login',
};

/** Posts a plan, as whoever is signed in, beside the form. */
export async function postPlan(
  page: Page,
  product: Product,
  matchId: number,
  own: Partial<typeof plan> = {},
): Promise<{ id: number; title: string }> {
  const answer = await page.request.post(`${product.studio}/java/studio/plans`, {
    headers: { 'x-xiongmao': '1' },
    data: { matchId, ...plan, ...own },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number; title: string };
}

/** Chooses a match in the form of a new plan, by typing what its home side is called. */
export async function chooseMatch(page: Page, { home, away }: OpenMatch): Promise<void> {
  await page.getByRole('combobox', { name: 'Match' }).fill(home.name);
  await page
    .getByRole('option', { name: `${home.name} – ${away.name}` })
    .first()
    .click();
}
