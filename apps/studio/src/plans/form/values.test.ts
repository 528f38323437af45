import { studioPlanResource } from '@xiongmao/api/experts/resources';
import { expect, test } from 'vitest';
import type { OwnPlan } from '../../contract.ts';
import { asRevised, begun, type PlanValues, toRevise, toSend } from './values.ts';

const filled: PlanValues = {
  ...begun,
  title: 'City to win at home',
  content: 'They have not lost at home this season.',
  level: 'full',
  playType: 'winner',
  pick: 'home',
  line: null,
  odds: 1.85,
  price: 0,
  viewing: 'open',
};

test('What is sent is what the contract takes', () => {
  const row = { ...filled, id: 3, state: 'underReview', match: {}, sales: 0 };
  expect(studioPlanResource.create.safeParse({ matchId: 1, ...toSend(filled) }).success).toBe(true);
  expect(studioPlanResource.update.safeParse(toSend(row)).success).toBe(true);
});

test('A plan without a price is not made free by itself', () => {
  const { price: _, ...priceless } = filled;
  const sent = studioPlanResource.create.safeParse({ matchId: 1, ...toSend(priceless) });
  expect(sent.success).toBe(false);
});

test('A free plan promises no gold back; a paid one is for its buyers', () => {
  expect(toSend({ ...filled, refund: true })).toMatchObject({ refund: false, viewing: 'open' });
  const paid = { ...filled, price: 58, refund: true };
  expect(toSend(paid)).toMatchObject({ refund: true, viewing: 'login' });
});

test('Of a plan that is on sale words and price are sent, from the revision that awaits review', () => {
  const revision = { title: 'City to win late', content: filled.content, label: '', price: 12 };
  const plan = { ...filled, releasedAt: '2026-11-02T10:00:00.000Z', version: 'x', revision };
  const sent = toRevise(asRevised(plan as unknown as OwnPlan));
  expect(sent).toEqual({ ...revision, version: 'x' });
});
