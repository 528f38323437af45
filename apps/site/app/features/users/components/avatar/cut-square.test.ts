import { expect, test } from 'vitest';
import { sideOf } from './cut-square.ts';

test('A large square is made as small as a picture need be, a small one is never blown up', () => {
  expect(sideOf({ x: 0, y: 0, width: 3000 })).toBe(512);
  expect(sideOf({ x: 0, y: 0, width: 96.4 })).toBe(96);
  expect(sideOf({ x: 0, y: 0, width: 0.2 })).toBe(1);
});
