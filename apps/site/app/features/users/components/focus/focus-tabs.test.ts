import { expect, test } from 'vitest';
import { readFocusTab } from './focus-tabs.ts';

test('An address without a tab, or with one that is none, shows people', () => {
  expect(readFocusTab(new URLSearchParams(''))).toBe('user');
  expect(readFocusTab(new URLSearchParams('tab=coach'))).toBe('user');
  expect(readFocusTab(new URLSearchParams('tab=league'))).toBe('league');
});
