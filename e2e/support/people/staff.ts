import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { errors } from '@xiongmao/api/errors';
import type { Product } from '../../product/product.ts';

/** The demo's accounts that work in the back offices. */
export type Staff = 'manager' | 'editor' | 'support' | 'admin' | 'expert' | 'fan';

interface SignedIn {
  status: string;
  errorCode?: number;
  result?: { user: { uid: number } };
}

/** Signs in as one of the demo's accounts; it is made a moment after the server answers. */
export async function signIn(request: APIRequestContext, product: Product, name: Staff) {
  let answer: SignedIn = { status: '' };
  await expect(async () => {
    answer = await trySignIn(request, product, name);
    expect(answer.status).toBe('success');
  }).toPass();
  return answer.result!.user;
}

/** What a sign-in answers, whether it succeeds or not. */
export async function trySignIn(
  request: APIRequestContext,
  { console: origin }: Product,
  name: string,
  password = 'Demo1234',
): Promise<SignedIn> {
  const response = await request.post(`${origin}/java/login/V2/mobileOrNameToLogin`, {
    headers: { 'x-xiongmao': '1' },
    data: { name, password },
  });
  return (await response.json()) as SignedIn;
}

/** The console's screens at a path, as one of the demo's accounts sees them. */
export async function openConsole(page: Page, product: Product, name: Staff, path = '/') {
  await signIn(page.request, product, name);
  await page.goto(product.console + path);
}

/** The studio's screens at a path, as one of the demo's accounts sees them. */
export async function openStudio(page: Page, product: Product, name: Staff, path = '/') {
  const user = await signIn(page.request, product, name);
  await page.goto(product.studio + path);
  return user;
}

/** The server finds the next write's proof too old, once; the write itself is not sent. */
export async function expireProof(page: Page, product: Product): Promise<void> {
  await page.route(
    `${product.console}/java/console/**`,
    (route) =>
      route.fulfill({
        status: 403,
        json: { errorCode: errors.proofRequired.code, errorMsg: 'Prove who you are' },
      }),
    { times: 1 },
  );
}
