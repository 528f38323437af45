import { expect, test } from 'vitest';
import { askedOfAll, readExpertsAddress } from './experts-address.ts';

const read = (search: string) => readExpertsAddress(new URLSearchParams(search));

test('An address names sport, order, search and page', () => {
  const address = read('game=basketball&order=streak&q=%20panda%20&page=3');
  expect(askedOfAll(address)).toEqual({ gameId: 201, order: 'streak', q: 'panda', page: 3 });
});

test('What makes no sense is the first page by proven win rate', () => {
  expect(askedOfAll(read('page=0&order=luck'))).toEqual({ order: 'bound', page: 1 });
  expect(read('page=-2').page).toBe(1);
  expect(read('page=9999').page).toBe(1000);
});
