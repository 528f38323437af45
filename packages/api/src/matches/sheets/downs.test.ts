import { expect, test } from 'vitest';
import { downOf, downText, spotAt, yardOf } from './downs.ts';

test('A down is read as it was written', () => {
  for (const down of [
    { down: 3, toGo: 6, yard: 69 },
    { down: 1, toGo: 10, yard: null },
  ] as const) {
    expect(downOf(downText(down))).toEqual(down);
  }
});

test('Of the words of older messages down and distance are read', () => {
  expect(downOf('3 & 6')).toEqual({ down: 3, toGo: 6, yard: null });
  expect(downOf('4 & 12 · GB 31')).toEqual({ down: 4, toGo: 12, yard: null });
  expect(downOf('')).toBeNull();
  expect(downOf('5-3-20')).toBeNull();
});

test('A yard line lies in the nearer half, and midfield in neither but as far from both', () => {
  expect(spotAt('home', 31)).toEqual({ side: 'home', yard: 31 });
  expect(spotAt('home', 69)).toEqual({ side: 'away', yard: 31 });
  expect(yardOf('away', { side: 'home', yard: 31 })).toBe(69);
  expect(yardOf('away', { side: 'home', yard: 50 })).toBe(50);
});
