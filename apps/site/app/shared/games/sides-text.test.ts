import { expect, test } from 'vitest';
import { sidesText } from './sides-text.ts';

test('Sides are named as their sport’s fans name them, those of a lobby not at all', () => {
  const sides = { home: { name: 'Lions' }, away: { name: 'Foxes' } };
  const [soccer, basketball] = [202, 201];
  expect(sidesText(soccer, sides)).toBe('Lions – Foxes');
  expect(sidesText(basketball, sides)).toBe('Foxes – Lions');
  expect(sidesText(soccer, { home: null, away: null })).toBeNull();
});
