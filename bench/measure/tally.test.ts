import { expect, test } from 'vitest';
import { createTally } from './tally.ts';

const matches = [{} as never, {} as never];

function tallyOf(...deltas: { v: number; p: number }[]) {
  const { take, tally } = createTally(10);
  for (const delta of deltas) take({ ...delta, matches });
  return tally;
}

test('A stream in order has no faults', () => {
  const tally = tallyOf({ v: 11, p: 10 }, { v: 13, p: 11 }, { v: 14, p: 13 });
  expect(tally).toEqual({ deltas: 3, changes: 6, gaps: 0, doubles: 0, reorderings: 0 });
});

test('A lost delta is a gap', () => {
  const tally = tallyOf({ v: 11, p: 10 }, { v: 13, p: 12 });
  expect(tally).toEqual({ deltas: 2, changes: 4, gaps: 1, doubles: 0, reorderings: 0 });
});

test('A delta told twice is a double', () => {
  const tally = tallyOf({ v: 11, p: 10 }, { v: 12, p: 11 }, { v: 11, p: 10 });
  expect(tally).toEqual({ deltas: 2, changes: 4, gaps: 0, doubles: 1, reorderings: 0 });
});

test('A delta that comes after a later one is a gap and a reordering', () => {
  const tally = tallyOf({ v: 12, p: 11 }, { v: 11, p: 10 });
  expect(tally).toEqual({ deltas: 1, changes: 2, gaps: 1, doubles: 0, reorderings: 1 });
});
