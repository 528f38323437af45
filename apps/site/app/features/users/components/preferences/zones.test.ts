import type { Locale } from '@xiongmao/i18n/locales';
import { expect, test } from 'vitest';
import { offsetOf, offsetText, zonesByOffset } from './zones.ts';

const winter = new Date('2026-01-15T12:00:00Z');

test('How far a zone is from UTC follows its summer time', () => {
  expect(offsetOf('Europe/Berlin', winter)).toBe(60);
  expect(offsetOf('Europe/Berlin', new Date('2026-07-15T12:00:00Z'))).toBe(120);
  expect(offsetOf('America/St_Johns', winter)).toBe(-210);
  expect(offsetOf('UTC', winter)).toBe(0);
});

test('It is told in hours, and in minutes where there are any', () => {
  expect([480, -210, 0, 345].map(offsetText)).toEqual(['UTC+8', 'UTC−3:30', 'UTC', 'UTC+5:45']);
});

test('Zones stand with those of the same time, from west to east', () => {
  const names = ['Asia/Tokyo', 'Europe/Paris', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'];
  const zones = zonesByOffset(names, winter, 'en_US');
  expect([...zones].map(([offset, alike]) => [offset, ...alike.map(({ label }) => label)])).toEqual(
    [
      [-180, 'Argentina, Buenos Aires'],
      [60, 'Berlin', 'Paris'],
      [540, 'Tokyo'],
    ],
  );
});

const told = (names: string[], locale: Locale) =>
  [...zonesByOffset(names, winter, locale).values()].flat().map(({ label }) => label);

test("They are called by the reader's language, and in its order", () => {
  const names = ['Asia/Baghdad', 'Africa/Nairobi', 'Africa/Cairo', 'Europe/Sofia', 'Africa/Lagos'];
  expect(told(names, 'ru')).toEqual(['Нигерия', 'Болгария', 'Египет', 'Ирак', 'Кения']);
  expect(told(names.slice(0, 3), 'ar')).toEqual(['توقيت مصر', 'توقيت العراق', 'توقيت كينيا']);
});

test('A time that many zones have is told in full, with its city', () => {
  expect(told(['Europe/Berlin', 'Europe/Athens'], 'de')).toEqual([
    'Mitteleuropäische Zeit – Berlin',
    'Osteuropäische Zeit – Athens',
  ]);
});
