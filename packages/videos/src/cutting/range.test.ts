import { expect, test } from 'vitest';
import { faultOfRange, readLocalSecond, secondsOf, toLocalSecond } from './range.ts';

const recorded = { from: '2026-03-14T12:00:00.250Z', to: '2026-03-14T14:10:00.750Z' };
const range = (from: string, to: string) => ({
  from: `2026-03-14T${from}Z`,
  to: `2026-03-14T${to}Z`,
});

test('A range that was recorded, and is short enough for its kind, can be cut', () => {
  expect(secondsOf(range('12:10:00', '12:10:20'))).toBe(20);
  expect(faultOfRange(range('12:10:00', '12:10:20'), recorded, 'highlight')).toBeNull();
  expect(faultOfRange(recorded, recorded, 'playback')).toBeNull();
});

test('What ends before it begins, was not recorded, or is too long, is told apart', () => {
  expect(faultOfRange(range('12:10:20', '12:10:00'), recorded, 'clip')).toBe('order');
  expect(faultOfRange(range('11:59:00', '12:00:10'), recorded, 'clip')).toBe('outside');
  expect(faultOfRange(range('14:10:00', '14:10:02'), recorded, 'clip')).toBe('outside');
  expect(faultOfRange(recorded, recorded, 'highlight')).toBe('tooLong');
});

test('The ends of a recording, shown to the second, are read to the millisecond', () => {
  expect(readLocalSecond(toLocalSecond(recorded.from), recorded)).toBe(recorded.from);
  expect(readLocalSecond(toLocalSecond(recorded.from).slice(0, 16), recorded)).toBe(recorded.from);
  expect(readLocalSecond(toLocalSecond(recorded.to), recorded)).toBe(recorded.to);
  const between = '2026-03-14T13:00:05.000Z';
  expect(readLocalSecond(toLocalSecond(between), recorded)).toBe(between);
  expect(readLocalSecond('', recorded)).toBeNull();
});
