import { expect, test } from 'vitest';
import { levelSteps } from './level-steps.ts';

test('Each step to a level fills once those before it are full', () => {
  expect(levelSteps(0)).toEqual([0, 0, 0, 0, 0]);
  expect(levelSteps(500)).toEqual([0.5, 0, 0, 0, 0]);
  expect(levelSteps(10_500)).toEqual([1, 0.5, 0, 0, 0]);
  expect(levelSteps(1_000_000)).toEqual([1, 1, 1, 1, 1]);
  expect(levelSteps(9_000_000)).toEqual([1, 1, 1, 1, 1]);
});
