import { type APIRequestContext, expect } from '@playwright/test';
import type { Plan, PlanCard } from '@xiongmao/api/experts/shapes';
import type { Product } from '../product/product.ts';

interface Answer<Result> {
  status: string;
  result: Result;
}

/** What a call of the product answers to whoever the request's cookies name. */
export async function ask<Result>(
  request: APIRequestContext,
  { site }: Product,
  path: string,
): Promise<Result> {
  const response = await request.get(`${site}/java${path}`);
  const answer = (await response.json()) as Answer<Result>;
  expect(answer.status, JSON.stringify(answer)).toBe('success');
  return answer.result;
}

/** Signs in as the demo's own expert. */
export async function signInAsExpert(request: APIRequestContext, { site }: Product) {
  await expect(async () => {
    const response = await request.post(`${site}/java/login/V2/mobileOrNameToLogin`, {
      headers: { 'x-xiongmao': '1' },
      data: { name: 'expert', password: 'Demo1234' },
    });
    expect(((await response.json()) as { status: string }).status).toBe('success');
  }).toPass();
}

/** A plan of the demo's own expert that costs gold, once the demo has made it. */
export async function paidPlan(
  request: APIRequestContext,
  product: Product,
  timeout = 180_000,
): Promise<PlanCard> {
  let found: PlanCard | undefined;
  await expect(async () => {
    const path = '/expert_plan/getPlansPC?status=onSale&free=0&order=start';
    const { items } = await ask<{ items: PlanCard[] }>(request, product, path);
    // The last to begin: it stays on sale for as long as the journeys need it.
    found = items.findLast(({ expert }) => expert.username === 'expert');
    expect(found, 'a plan on sale').toBeDefined();
  }).toPass({ timeout });
  return found!;
}

export const readPlan = (request: APIRequestContext, product: Product, id: number) =>
  ask<Plan>(request, product, `/expert_plan/getExpertPlanInfo?id=${id}`);
