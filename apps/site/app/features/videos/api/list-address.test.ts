import { expect, test } from 'vitest';
import { readListAddress } from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));

test('An address that says nothing asks for the newest of all', () => {
  expect(read('')).toEqual({ kind: undefined, sort: 'new', userId: undefined, page: 1 });
});

test('Kind, order, maker and page are what it names', () => {
  expect(read('kind=highlight&sort=views&author=7&page=3')).toEqual({
    ...{ kind: 'highlight', sort: 'views', userId: 7, page: 3 },
  });
});

test('What there is none of is not asked for', () => {
  expect(read('kind=advert&sort=-id&author=0x7&page=zero')).toEqual(read(''));
});
