import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('One entry too many takes the place of what was set the longest ago', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

test('What is set anew takes nobody’s place', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('b', 3);
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
});
