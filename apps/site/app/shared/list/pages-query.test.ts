import { expect, test } from 'vitest';
import { nextPage } from './pages-query.ts';

const page = (items: number, total: number) => ({ items: Array(items).fill(null), total });

test('Another page follows while less than all is held', () => {
  expect(nextPage(page(20, 45), [page(20, 45)])).toBe(2);
  expect(nextPage(page(20, 45), [page(20, 45), page(20, 45)])).toBe(3);
});

test('No page follows the last one, or an empty one', () => {
  expect(nextPage(page(5, 25), [page(20, 25), page(5, 25)])).toBeUndefined();
  expect(nextPage(page(0, 0), [page(0, 0)])).toBeUndefined();
  expect(nextPage(page(0, 21), [page(20, 21), page(0, 21)])).toBeUndefined();
});
