import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { type Person, register, write } from './register.ts';
import { signIn } from './staff.ts';

/** Makes an expert who stays signed in with the cookies of the request. `desk` approves, as an administrator. */
export async function enrolExpert(
  request: APIRequestContext,
  desk: APIRequestContext,
  product: Product,
): Promise<Person> {
  const person = await register(request, product);
  const introduction = encodeURIComponent('I have watched this league for twenty years.');
  const path = `/user/expertApply?introduction=${introduction}&gameIds=202`;
  await write(request, product, 'POST', path);
  await signIn(desk, product, 'admin');
  const answer = await desk.post(`${product.console}/java/console/roles`, {
    headers: { 'x-xiongmao': '1' },
    data: { userId: person.uid, role: 'expert' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}
