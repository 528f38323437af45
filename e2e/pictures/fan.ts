import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import type { PlanCard } from '@xiongmao/api/experts/shapes';
import type { Board } from '@xiongmao/api/matches/shapes';
import type { Product } from '../product/product.ts';
import { register } from '../support/people/register.ts';

/** Somebody who is signed in. */
export interface Fan {
  uid: number;
  /** What its browser has to hold: the cookies of its session. */
  cookies: { name: string; value: string }[];
}

const headers = { 'x-xiongmao': '1', 'content-type': 'application/json' };

/** Signs in as one of the demo's accounts, which are made a moment after the server answers. */
export async function signInAs({ server }: Product, name: string, device: string): Promise<Fan> {
  const body = JSON.stringify({ name, password: 'Demo1234' });
  for (const deadline = Date.now() + 15_000; ; ) {
    const response = await fetch(`${server}/java/login/V2/mobileOrNameToLogin`, {
      method: 'POST',
      headers: { ...headers, 'user-agent': device },
      body,
    });
    const answer = (await response.json()) as {
      result?: { token: string; user: { uid: number } };
      errorMsg?: string;
    };
    if (answer.result) {
      const { token, user } = answer.result;
      const cookies = [
        { name: 'token', value: token },
        { name: 'uid', value: String(user.uid) },
      ];
      return { uid: user.uid, cookies };
    }
    if (Date.now() > deadline) throw new Error(`${name} can't sign in: ${answer.errorMsg}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What the server answers somebody; a back office's resources answer barely. */
export async function call<Result = unknown>(
  { server }: Product,
  fan: Fan,
  method: 'GET' | 'POST',
  path: string,
  body = {},
): Promise<Result> {
  const response = await fetch(`${server}/java${path}`, {
    method,
    headers: { ...headers, 'idempotency-key': randomUUID(), token: fan.cookies[0]!.value },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { status?: string; result: Result };
  if (!response.ok || (answer.status ?? 'success') !== 'success') {
    throw new Error(`${path}: ${JSON.stringify(answer)}`);
  }
  return path.startsWith('/console/') ? (answer as Result) : answer.result;
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
export const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36';

/** The demo's fan with a life: a signature, a second device, people, teams and leagues, and messages. */
export async function lively(product: Product): Promise<Fan> {
  const fan = await signInAs(product, 'fan', desktop);
  await signInAs(product, 'fan', phone);
  const signature = 'From the first whistle to the last – 从第一声哨响到最后一声。';
  await call(product, fan, 'POST', '/user/V2/modifyUser', { signature });
  for (const name of ['fan2', 'expert', 'anchor']) {
    const other = await signInAs(product, name, desktop);
    await call(product, other, 'GET', `/user/followUser?id=${fan.uid}`);
    await call(product, fan, 'GET', `/user/followUser?id=${other.uid}`);
  }
  const response = await fetch(`${product.server}/java/v2/match/getPCLiveGameMatch`);
  const { leagues, teams } = ((await response.json()) as { result: Board }).result;
  for (const [kind, ids] of [
    ['team', Object.keys(teams)],
    ['league', Object.keys(leagues)],
  ] as const) {
    for (const id of ids.slice(0, 6)) {
      await call(product, fan, 'GET', `/user/followUser?id=${id}&kind=${kind}`);
    }
  }
  return fan;
}

/** Buys a plan with the gold that one has. */
export async function buy(product: Product, fan: Fan, { id, price }: PlanCard): Promise<void> {
  await call(product, fan, 'POST', '/orderpay/goldExpertPlan', { id, price });
}

/** Somebody who has just registered, and done nothing yet. */
export async function newcomer(product: Product): Promise<Fan> {
  const context = await request.newContext();
  const { uid } = await register(context, product);
  const { cookies } = await context.storageState();
  await context.dispose();
  return { uid, cookies: cookies.map(({ name, value }) => ({ name, value })) };
}
