import { describe, expect, test } from 'vitest';
import { instantOf, parseClock } from './local-time.ts';

const instant = (date: string, text: string, place = 'UTC') => {
  const time = parseClock(text);
  return time && instantOf(date, time, place).toISOString();
};

describe('A time of day', () => {
  test.each([
    ['2025-08-15', '20:00', 'Europe/London', '2025-08-15T19:00:00.000Z'],
    ['2025-12-26', '20:00', 'Europe/London', '2025-12-26T20:00:00.000Z'],
    ['2025-02-14', '19:00', 'Asia/Tokyo', '2025-02-14T10:00:00.000Z'],
    ['2025-03-30', '16:00', 'America/Sao_Paulo', '2025-03-30T19:00:00.000Z'],
    ['2025-01-18', '17:30', 'Asia/Kolkata', '2025-01-18T12:00:00.000Z'],
  ])('on %s at %s is told by the clocks of %s', (date, text, place, expected) => {
    expect(instant(date, text, place)).toBe(expected);
  });

  test.each([
    ['2025-03-30', '00:30', '2025-03-29T23:30:00.000Z'],
    ['2025-03-30', '18:00', '2025-03-30T16:00:00.000Z'],
    ['2025-10-26', '01:30', '2025-10-25T23:30:00.000Z'],
    ['2025-10-26', '18:00', '2025-10-26T17:00:00.000Z'],
  ])('on a day when the clocks change: %s at %s', (date, text, expected) => {
    expect(instant(date, text, 'Europe/Berlin')).toBe(expected);
  });

  test.each([
    ['13:00 UTC-6', '2026-06-11T19:00:00.000Z'],
    ['18:00 UTC+3', '2026-06-11T15:00:00.000Z'],
    ['19:30 UTC+5:30', '2026-06-11T14:00:00.000Z'],
    ['19:30 UTC−3', '2026-06-11T22:30:00.000Z'],
    ['19:45 UTC±0', '2026-06-11T19:45:00.000Z'],
    ['19:45 (UTC+1)', '2026-06-11T18:45:00.000Z'],
    ['19:45 GMT+1', '2026-06-11T18:45:00.000Z'],
    ['20:45 CEST', '2026-06-11T18:45:00.000Z'],
    ['20:45 CET', '2026-06-11T18:45:00.000Z'],
    ['8:30 pm', '2026-06-11T20:30:00.000Z'],
    ['12:15 am', '2026-06-11T00:15:00.000Z'],
    ['9.05', '2026-06-11T09:05:00.000Z'],
  ])('may name its zone or be written in other ways: %s', (text, expected) => {
    expect(instant('2026-06-11', text)).toBe(expected);
  });

  test('in a named zone goes by the season', () => {
    expect(instant('2026-03-26', '20:45 CET')).toBe('2026-03-26T19:45:00.000Z');
  });

  test.each(['', '25:00', '12:60', '12', 'noon', '20:45 Mars', '20:45 UTC+20', '20:45 UTC+'])(
    'is not "%s"',
    (text) => {
      expect(parseClock(text)).toBeUndefined();
    },
  );
});
