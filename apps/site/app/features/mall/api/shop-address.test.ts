import { expect, test } from 'vitest';
import { askedOfShop, isNarrowed, readShopAddress } from './shop-address.ts';

const read = (search: string) => readShopAddress(new URLSearchParams(search));

test('An address without anything names the first page, as the shop recommends it', () => {
  const address = read('');
  expect(askedOfShop(address, 500)).toEqual({ sort: 'recommended', page: 1 });
  expect(isNarrowed(address)).toBe(false);
});

test('An address names order, category, kind, words and page', () => {
  const address = read('sort=cheapest&category=3&kind=virtual&q=%20scarf%20&page=2');
  expect(askedOfShop(address, null)).toEqual({
    sort: 'cheapest',
    categoryId: 3,
    kind: 'virtual',
    q: 'scarf',
    page: 2,
  });
  expect(isNarrowed(address)).toBe(true);
});

test('What nobody could mean is passed over', () => {
  expect(askedOfShop(read('sort=dear&category=-1&kind=food&page=0&afford=yes'), 5)).toEqual({
    sort: 'recommended',
    page: 1,
  });
});

test('Only what one can afford is asked for by one’s own gold, and of a guest not at all', () => {
  const address = read('afford=1');
  expect(askedOfShop(address, 250)).toEqual({ sort: 'recommended', page: 1, upTo: 250 });
  expect(askedOfShop(address, -3)).toMatchObject({ upTo: 0 });
  expect(askedOfShop(address, null)).not.toHaveProperty('upTo');
});
