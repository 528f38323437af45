import { expect, test } from 'vitest';
import { asked, isFiltered, readPlanFilter } from './plan-filter.ts';

const read = (search: string) => readPlanFilter(new URLSearchParams(search));

test('An address names the sport, what is free or refunded, and the order', () => {
  const filter = read('game=soccer&free=1&refund=1&order=start');
  expect(asked(filter)).toEqual({
    status: 'onSale',
    gameId: 202,
    free: '1',
    refund: '1',
    order: 'start',
  });
});

test('What it names wrongly is not filtered', () => {
  const filter = read('game=chess&free=yes&order=price');
  expect(isFiltered(filter)).toBe(false);
  expect(asked(filter)).toEqual({ status: 'onSale', order: 'newest' });
});
