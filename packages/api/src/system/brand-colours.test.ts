import { expect, test } from 'vitest';
import { brandProperties, contrast } from './brand-colours.ts';

test.each(['#fea73a', '#00ff00', '#1463b8', '#ffffff', '#000000', '#d21f5b'])(
  'A brand of %s can be read in both themes',
  (accentColour) => {
    const brand = brandProperties('#13191f', accentColour);
    const light = brand['--brand-accent-light'];
    expect(contrast(brand['--brand-on-accent'], accentColour)).toBeGreaterThan(4.5);
    expect(contrast(light, '#e9edf1')).toBeGreaterThan(4.5);
    expect(contrast(light, '#ffffff')).toBeGreaterThan(4.5);
  },
);

test('A dark accent is the same in both', () => {
  expect(brandProperties('#000000', '#123456')['--brand-accent-light']).toBe('#123456');
});
