import { expect, test } from 'vitest';
import { banEnd } from './ban-length.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['day', '2026-11-21T12:00:00.000Z'],
  ['week', '2026-11-27T12:00:00.000Z'],
  ['month', '2026-12-20T12:00:00.000Z'],
  ['forGood', null],
] as const)('A ban of a %s ends at %s', (length, end) => {
  expect(banEnd(length, now, '')).toBe(end);
});

test("An end of one's own is meant in one's own time", () => {
  const end = banEnd('own', now, '2026-11-22T08:30');
  expect(end).toBe(new Date(2026, 10, 22, 8, 30).toISOString());
});
