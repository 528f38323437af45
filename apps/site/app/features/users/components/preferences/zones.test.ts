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
  );
  expect([...regions.keys()]).toEqual(['Asia', 'Europe', 'America']);
  expect(regions.get('Asia')?.map(({ city }) => city)).toEqual(['Kolkata', 'Tokyo']);
  expect(regions.get('America')?.[0]?.city).toBe('Argentina, Buenos Aires');
});
