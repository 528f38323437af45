import { expect, test } from 'vitest';
import { thumbAt } from './thumb-at.ts';

const sheet = {
  ...{ address: '/uploads/a.jpg', width: 160, height: 90 },
  ...{ columns: 10, count: 23, interval: 2 },
};

test('A second has the picture of its interval, in rows from the corner', () => {
  expect(thumbAt(sheet, 0)).toEqual({ x: 0, y: 0 });
  expect(thumbAt(sheet, 1.9)).toEqual({ x: 0, y: 0 });
  expect(thumbAt(sheet, 2)).toEqual({ x: 160, y: 0 });
  expect(thumbAt(sheet, 21)).toEqual({ x: 0, y: 90 });
});

test('Before the first and past the last there are none', () => {
  expect(thumbAt(sheet, -1)).toEqual({ x: 0, y: 0 });
  expect(thumbAt(sheet, 999)).toEqual({ x: 320, y: 180 });
});
