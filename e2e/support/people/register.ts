import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { codeFor, newEmail, newNetwork } from './people.ts';

/** Somebody who has an account, and is signed in with the cookies of the request. */
export interface Person {
  uid: number;
  username: string;
  email: string;
  password: string;
}

const password = 'Panda2026x';

/** Registers somebody with an e-mail address and a password, from a network of their own. */
export async function register(
  request: APIRequestContext,
  product: Product,
  more: { inviteCode?: string; password?: undefined } = {},
): Promise<Person> {
  const email = newEmail();
  const from = newNetwork();
  const call = async (path: string, data: object) => {
    const headers = { 'x-xiongmao': '1', 'x-forwarded-for': from };
    const response = await request.post(`${product.server}/java${path}`, { headers, data });
    const answer = (await response.json()) as { status: string; result: unknown };
    expect(answer.status, JSON.stringify(answer)).toBe('success');
    return answer.result;
  };
  await call('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
  const checkCode = await codeFor(product, email);
  const given = { mobileOrEmail: email, checkCode, password, agreed: true, ...more };
  const { user } = (await call('/login/V2/getLoginByEmailCheckCode', given)) as {
    user: { uid: number; username: string };
  };
  return { uid: user.uid, username: user.username, email, password };
}

/** A write of somebody who is signed in with the cookies of the request. */
export async function write<Result = unknown>(
  request: APIRequestContext,
  { server }: Product,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<Result> {
  const headers = { 'x-xiongmao': '1', 'idempotency-key': randomUUID() };
  const response = await request.fetch(`${server}/java${path}`, { method, headers, data });
  const answer = (await response.json()) as { status: string; result: Result };
  expect(answer.status, JSON.stringify(answer)).toBe('success');
  return answer.result;
}
