import { expect, test } from 'vitest';
import { graphLines } from './graph-lines.ts';

test('Lines go from the oldest point to the newest, a share of 1 at the top', () => {
  const points = [
    { accuracy: 1, lastTen: 1 },
    { accuracy: 0.5, lastTen: 0.5 },
    { accuracy: 2 / 3, lastTen: 0 },
  ];
  expect(graphLines(points)).toEqual({
    width: 2,
    overall: 'M0 0L1 0.5L2 0.333',
    lastTen: 'M0 0L1 0.5L2 1',
  });
});

test('A single point is a level line', () => {
  expect(graphLines([{ accuracy: 0, lastTen: 0 }])).toEqual({
    width: 1,
    overall: 'M0 1L1 1',
    lastTen: 'M0 1L1 1',
  });
});
