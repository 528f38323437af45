import { expect, test } from 'vitest';
import { readLocalTime, toLocalTime } from './local-time.ts';

test('An instant is read as it was shown, in the reader’s zone', () => {
  const instant = '2026-03-14T20:45:00.000Z';
  expect(toLocalTime(instant)).toMatch(/^2026-03-1[3-5]T\d\d:\d\d$/);
  expect(readLocalTime(toLocalTime(instant))).toBe(instant);
});

test('An instant that was not changed keeps its seconds', () => {
  const was = '2026-03-14T20:45:12.345Z';
  expect(readLocalTime(toLocalTime(was), was)).toBe(was);
  expect(readLocalTime(toLocalTime(was))).toBe('2026-03-14T20:45:00.000Z');
  expect(readLocalTime('', was)).toBeNull();
});
