import { expect, test } from 'vitest';
import { noticePath } from './notice-path.ts';

test('A new plan leads to it, a settled one to its receipt', () => {
  expect(noticePath({ name: 'newPlan', values: { planId: 7 } })).toBe('/expert/plan/7');
  expect(noticePath({ name: 'planSettled', values: { planId: 7 } })).toBe('/userInfo/myOrder/7');
});

test('Other notices lead nowhere', () => {
  expect(noticePath({ name: 'welcome', values: {} })).toBeNull();
  expect(noticePath({ name: 'newPlan', values: { planId: '//host' } })).toBeNull();
});
