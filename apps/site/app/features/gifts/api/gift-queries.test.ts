import type { Gift } from '@xiongmao/api/gifts/shapes';
import { expect, test } from 'vitest';
import { giftOf } from './gift-queries.ts';

test('A gift that was taken off sale keeps its name and picture', () => {
  const gift = (id: number): Gift => ({
    ...{ id, name: `Gift ${id}`, price: 1, picture: `/uploads/gifts/${id}.webp`, animation: null },
  });
  const catalogue = { items: [gift(1)], former: [gift(2)] };
  expect([1, 2, 3].map((id) => giftOf(catalogue, id)?.name)).toEqual([
    'Gift 1',
    'Gift 2',
    undefined,
  ]);
});
