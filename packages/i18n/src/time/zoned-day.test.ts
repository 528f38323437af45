import { isZone } from '@xiongmao/api/fields/is-zone';
import { describe, expect, test } from 'vitest';
import { addDays, dayBounds, isDay, zonedDay } from './zoned-day.ts';

const iso = (day: string, zone: string) => {
  const { from, to } = dayBounds(day, zone);
  return [from.toISOString(), to.toISOString()];
};
const hours = (day: string, zone: string) => {
  const { from, to } = dayBounds(day, zone);
  return (to.getTime() - from.getTime()) / 3_600_000;
};

describe('The day an instant falls on', () => {
  test.each([
    ['2026-03-10T15:59:59Z', 'Asia/Shanghai', '2026-03-10'],
    ['2026-03-10T16:00:00Z', 'Asia/Shanghai', '2026-03-11'],
    ['2026-03-10T18:14:59Z', 'Asia/Kathmandu', '2026-03-10'],
    ['2026-03-10T18:15:00Z', 'Asia/Kathmandu', '2026-03-11'],
    ['2026-01-01T04:59:59.999Z', 'America/New_York', '2025-12-31'],
    ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
    ['2026-07-01T23:00:00Z', 'Europe/London', '2026-07-02'],
    ['1877-05-01T12:00:00Z', 'America/New_York', '1877-05-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(zonedDay(new Date(instant), zone)).toBe(day);
  });
});

describe('The bounds of a day', () => {
  test('are midnights of the zone', () => {
    expect(iso('2026-03-10', 'UTC')).toEqual([
      '2026-03-10T00:00:00.000Z',
      '2026-03-11T00:00:00.000Z',
    ]);
    expect(iso('2026-03-10', 'Asia/Kathmandu')).toEqual([
      '2026-03-09T18:15:00.000Z',
      '2026-03-10T18:15:00.000Z',
    ]);
    expect(iso('2026-03-10', 'Pacific/Kiritimati')[0]).toBe('2026-03-09T10:00:00.000Z');
    expect(iso('2026-03-10', 'Pacific/Pago_Pago')[0]).toBe('2026-03-10T11:00:00.000Z');
  });

  test.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-03-07', 'America/New_York', 24],
    ['2026-03-09', 'America/New_York', 24],
    ['2026-03-29', 'Europe/London', 23],
    ['2026-10-25', 'Europe/London', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-04-05', 'Asia/Kathmandu', 24],
  ])('%s in %s has %d hours', (day, zone, length) => {
    expect(hours(day, zone)).toBe(length);
  });

  test('begin at one where summer time skips midnight', () => {
    expect(iso('2018-11-04', 'America/Sao_Paulo')).toEqual([
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T02:00:00.000Z',
    ]);
  });

  test('hold the first and last instant of the day, and only those, around every change', () => {
    for (const zone of ['America/New_York', 'Europe/London', 'Australia/Lord_Howe']) {
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const { from, to } = dayBounds(day, zone);
        expect(zonedDay(from, zone)).toBe(day);
        expect(zonedDay(new Date(from.getTime() - 1), zone)).toBe(addDays(day, -1));
        expect(zonedDay(new Date(to.getTime() - 1), zone)).toBe(day);
      }
    }
  });

  test('are empty for a day that a zone left out', () => {
    expect(hours('2011-12-30', 'Pacific/Apia')).toBe(0);
    expect(hours('2011-12-31', 'Pacific/Apia')).toBe(24);
  });
});

test('Days add up over months, years and leap days', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-03-08', 0)).toBe('2026-03-08');
});

test('A day is text of a date that exists', () => {
  for (const day of ['2026-02-28', '2028-02-29', '1877-05-01']) expect(isDay(day)).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-2-8', '', '2026-02-28T00:00', '9999-01-01'])
    expect(isDay(text)).toBe(false);
});

test('A zone is a name of the database, old and new ones alike, and nothing else', () => {
  for (const zone of [
    'UTC',
    'Asia/Shanghai',
    'Asia/Calcutta',
    'America/Argentina/Ushuaia',
    'Etc/GMT+8',
  ])
    expect(isZone(zone)).toBe(true);
  for (const text of ['', 'Mars/Olympus', '+08:00', 'Asia/Shanghai; drop', 'a'.repeat(500)])
    expect(isZone(text)).toBe(false);
});

test('An unknown zone is refused, not taken for UTC', () => {
  expect(() => zonedDay(new Date(), 'Mars/Olympus')).toThrow(RangeError);
});
