import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-03-14T12:00:00Z');
const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 60 * 24);

test.each([
  [minutes(1) - 1, 'justPosted', 0],
  [-minutes(5), 'justPosted', 0],
  [minutes(1), 'minutes', 1],
  [minutes(60) - 1, 'minutes', 59],
  [minutes(60), 'hours', 1],
  [days(1) - 1, 'hours', 23],
  [days(1), 'days', 1],
  [days(7) - 1, 'days', 6],
  [days(7), 'weeks', 1],
  [days(30) - 1, 'weeks', 4],
  [days(30), 'months', 1],
  [days(365), 'months', 12],
])('What was posted %d ms ago reads as %s, %d', (passed, unit, count) => {
  expect(relativeTime(now - passed, now)).toEqual({ key: `common:ago.${unit}`, count });
});

test('Posts are dated by ISO text as well', () => {
  expect(relativeTime('2026-03-14T11:58:00+00:00', new Date(now)).count).toBe(2);
});
