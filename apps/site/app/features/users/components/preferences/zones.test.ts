import type { Locale } from '@xiongmao/i18n/locales';
import { expect, test } from 'vitest';
import { offsetOf, offsetText, zonesByRegion } from './zones.ts';

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

test('Zones stand under their part of the world, from west to east', () => {
  const regions = zonesByRegion(
    ['Asia/Tokyo', 'Europe/Paris', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'],
    winter,
    'en_US',
  );
  expect([...regions.keys()]).toEqual(['Americas', 'Asia', 'Europe']);
  expect(regions.get('Asia')?.map(({ label }) => label)).toEqual(['Kolkata', 'Tokyo']);
  expect(regions.get('Americas')?.[0]?.label).toBe('Argentina, Buenos Aires');
});

test("They and parts of the world are called by the reader's language, in its order", () => {
  const names = [
    'Asia/Baghdad',
    'Africa/Nairobi',
    'Africa/Cairo',
    'Africa/Lagos',
    'Indian/Mauritius',
  ];
  const told = (locale: Locale) =>
    [...zonesByRegion(names, winter, locale)].map(([region, zones]) => [
      region,
      ...zones.map(({ label }) => label),
    ]);
  expect(told('ru')).toEqual([
    ['Азия', 'Ирак'],
    ['Африка', 'Нигерия', 'Египет', 'Кения', 'Маврикий'],
  ]);
  expect(told('ar')).toEqual([
    ['آسيا', 'توقيت العراق'],
    ['أفريقيا', 'توقيت نيجيريا', 'توقيت مصر', 'توقيت كينيا', 'توقيت موريشيوس'],
  ]);
});

test('A time that many zones have is told in full, with its city', () => {
  const [zones] = zonesByRegion(['Europe/Berlin', 'Europe/Athens'], winter, 'de').values();
  expect(zones?.map(({ label }) => label)).toEqual([
    'Mitteleuropäische Zeit – Berlin',
    'Osteuropäische Zeit – Athens',
  ]);
});

test('Each zone of the world has a part of it and a name of its own', () => {
  const all = Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'));
  for (const locale of ['ar', 'de', 'jp'] as const) {
    const zones = [...zonesByRegion(all, winter, locale)].flatMap(([region, zones]) => {
      expect(region, locale).not.toMatch(/UTC|\d/);
      return zones;
    });
    expect(zones).toHaveLength(all.length);
    expect(new Set(zones.map(({ label }) => label)).size, locale).toBeGreaterThan(all.length - 5);
  }
});
