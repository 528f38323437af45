import { expect, test } from 'vitest';
import { goodsStateOf } from './goods-state.tsx';

const now = Date.parse('2026-05-01T12:00:00Z');
const goods = { onSale: true, publishAt: '2026-05-01T11:00:00.000Z', offAt: null };

test('Goods are on sale while they are switched on, within their time', () => {
  expect(goodsStateOf(goods, now)).toBe('on');
  expect(goodsStateOf({ ...goods, onSale: false }, now)).toBe('off');
  expect(goodsStateOf({ ...goods, publishAt: '2026-05-01T12:00:01.000Z' }, now)).toBe('scheduled');
  expect(goodsStateOf({ ...goods, offAt: '2026-05-01T12:00:01.000Z' }, now)).toBe('on');
  expect(goodsStateOf({ ...goods, offAt: '2026-05-01T12:00:00.000Z' }, now)).toBe('ended');
});
