import { expect, test } from 'vitest';
import { resourcesOf } from './resources.tsx';

const namesOf = (brand: Parameters<typeof resourcesOf>[0]) =>
  resourcesOf(brand)
    .filter(({ group }) => group === 'mall')
    .map(({ name }) => name);

test('A brand that closed its shop works on what was redeemed to its end', () => {
  const brand = { live: true, mall: true, blindBoxes: true };
  expect(namesOf(brand)).toEqual(['goods-orders', 'goods', 'goods-categories', 'blind-boxes']);
  expect(namesOf({ ...brand, blindBoxes: false })).not.toContain('blind-boxes');
  expect(namesOf({ ...brand, mall: false })).toEqual(['goods-orders', 'goods']);
});
