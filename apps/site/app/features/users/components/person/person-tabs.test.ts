import { expect, test } from 'vitest';
import { listOf, readPersonTab } from './person-tabs.ts';

test('An address without a tab, or with one that is none, shows whom the person follows', () => {
  expect(readPersonTab(new URLSearchParams(''))).toBe('follows');
  expect(readPersonTab(new URLSearchParams('tab=enemies'))).toBe('follows');
  expect(readPersonTab(new URLSearchParams('tab=fans'))).toBe('fans');
});

test('Each tab asks for its own list of that person', () => {
  expect(listOf(7, 'fans')).toEqual({ userId: 7, type: 'fans', kind: 'user' });
  expect(listOf(7, 'teams')).toEqual({ userId: 7, type: 'follow', kind: 'team' });
});
