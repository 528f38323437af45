import { expect, test } from 'vitest';
import { comboAfter } from './taps.ts';

const order = { giftId: 3, count: 10 } as const;
const given = (id: number, count: number) => ({
  id: 1,
  gold: 10,
  combo: { id, count, endsAt: '2026-11-22T12:00:06.000Z' },
});

test('A combo counts on, whichever answer comes first, and another one begins anew', () => {
  const first = comboAfter(null, order, given(5, 10), 1_000);
  expect(first).toEqual({ ...order, id: 5, total: 10, endsAt: 1_000 });
  const third = comboAfter(first, order, given(5, 30), 3_000);
  expect(comboAfter(third, order, given(5, 20), 2_000)).toBe(third);
  expect(comboAfter(third, order, given(6, 10), 9_000)).toMatchObject({ id: 6, total: 10 });
});
