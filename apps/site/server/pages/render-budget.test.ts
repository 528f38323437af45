import { expect, test } from 'vitest';
import { createRenderBudget } from './render-budget.ts';

function setUp(perMinute = 20) {
  const clock = { now: 0 };
  const take = createRenderBudget({ perMinute, now: () => clock.now });
  const taken = (address: string, times: number) =>
    Array.from({ length: times }, () => take(address)).filter((wait) => wait === 0).length;
  return { clock, take, taken };
}

test('A caller gets half a minute of renders at once, and then as many as time brings', () => {
  const { clock, take, taken } = setUp();
  expect(taken('1.2.3.4', 50)).toBe(10);
  expect(take('1.2.3.4')).toBe(3);
  clock.now = 3000;
  expect(taken('1.2.3.4', 50)).toBe(1);
  clock.now = 60_000 * 10;
  expect(taken('1.2.3.4', 50)).toBe(10);
});

test('One caller leaves the next what is theirs', () => {
  const { taken } = setUp();
  taken('1.2.3.4', 50);
  expect(taken('1.2.3.5', 50)).toBe(10);
});

test('Whoever has many addresses of a network has the budget of five', () => {
  const { taken } = setUp();
  const inV4 = Array.from({ length: 200 }, (_, at) => taken(`1.2.3.${at}`, 10));
  const inV6 = Array.from({ length: 200 }, (_, at) => taken(`2001:db8:1:${at}::1`, 10));
  const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);
  expect([sum(inV4), sum(inV6)]).toEqual([50, 50]);
  expect(taken('1.2.4.1', 50)).toBe(10);
});

test('All addresses of a /64 are one caller', () => {
  const { taken } = setUp();
  taken('2001:db8:1:2::1', 50);
  expect(taken('2001:db8:1:2:ffff::9', 50)).toBe(0);
});

test('Those who are counted stay counted while a crowd passes by', () => {
  const { taken } = setUp();
  taken('9.9.9.9', 50);
  for (let at = 0; at < 70_000; at++) {
    taken(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 1);
    if (at % 10_000 === 0) expect(taken('9.9.9.9', 1)).toBe(0);
  }
});
