import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Product } from '../product/product.ts';
import type { SteeredMatch } from './matches/matches.ts';
import { signIn } from './people/staff.ts';

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

/** Lets a plan pass the review, as support. */
export async function publishPlan(
  request: APIRequestContext,
  product: Product,
  id: number,
): Promise<void> {
  await signIn(request, product, 'support');
  const address = `${product.console}/java/console/plans/${id}`;
  const { version } = (await (await request.get(address)).json()) as { version: string };
  const answer = await request.patch(address, {
    headers: { 'x-xiongmao': '1' },
    data: { state: 'published', version },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Buys a plan, as whoever is signed in, once the welcome gold is there. */
export async function buyPlan(
  request: APIRequestContext,
  { server }: Product,
  { id }: { id: number },
  price = plan.price,
): Promise<void> {
  await expect(async () => {
    const answer = await request.post(`${server}/java/orderpay/goldExpertPlan`, {
      headers: { 'x-xiongmao': '1', 'idempotency-key': `purchase-of-${id}` },
      data: { id, price },
    });
    expect(await answer.json()).toMatchObject({ status: 'success' });
  }).toPass();
}

/** Chooses a match in the form of a new plan, by typing what its home side is called. */
export async function chooseMatch(
  page: Page,
  { home, away }: Pick<SteeredMatch, 'home' | 'away'>,
): Promise<void> {
  await page.getByRole('combobox', { name: 'Match' }).fill(home);
  await page.getByRole('option', { name: `${home} – ${away}` }).click();
}
