import { expect, test } from 'vitest';
import { sourceOf } from './source-of.ts';

test('A reference says what moved gold', () => {
  expect(sourceOf('welcome')).toEqual({ name: 'welcome', id: null });
  expect(sourceOf('welcome-check')).toEqual({ name: 'welcomeCheck', id: null });
  expect(sourceOf('recharge:7')).toEqual({ name: 'recharge', id: 7 });
});

test('What is not known yet is told as it is', () => {
  for (const reference of ['', 'goods:3', 'recharge:', 'recharge:x', 'my recharge:7']) {
    expect(sourceOf(reference).name).toBe('other');
  }
});
