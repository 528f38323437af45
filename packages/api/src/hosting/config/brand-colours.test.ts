import { expect, test } from 'vitest';
import { brandProperties, contrast, isLegible } from './brand-colours.ts';

const pages = { themeColour: '#13191f', lightColour: '#f3f5f7' };

test.each(['#fea73a', '#00ff00', '#1463b8', '#ffffff', '#000000', '#d21f5b'])(
  'A brand of %s can be read in both themes',
  (accentColour) => {
    const brand = brandProperties({ ...pages, accentColour });
    const { '--brand-accent': dark, '--brand-accent-light': light } = brand;
    expect(contrast(brand['--brand-on-accent'], dark)).toBeGreaterThan(4.5);
    for (const surface of ['#13191f', '#232c36']) {
      expect(contrast(dark, surface)).toBeGreaterThan(4.5);
    }
    for (const surface of ['#f3f5f7', '#e9edf1', '#ffffff']) {
      expect(contrast(light, surface)).toBeGreaterThan(4.5);
    }
  },
);

test('An accent that can be read stays as it is', () => {
  const accent = (accentColour: string) => brandProperties({ ...pages, accentColour });
  expect(accent('#fea73a')['--brand-accent']).toBe('#fea73a');
  expect(accent('#123456')['--brand-accent-light']).toBe('#123456');
});

test("Each theme has the brand's own page, and the light one's accent is read on it", () => {
  const brand = brandProperties({ ...pages, lightColour: '#ddeeff', accentColour: '#fea73a' });
  expect(brand).toMatchObject({ '--brand-page': '#13191f', '--brand-page-light': '#ddeeff' });
  expect(contrast(brand['--brand-accent-light'], '#ddeeff')).toBeGreaterThan(4.5);
});

test.each([
  ['dark', '#000000', true],
  ['dark', '#ffffff', false],
  ['light', '#ffffff', true],
  ['light', '#123456', false],
] as const)('Of the %s theme a page of %s can be read: %s', (theme, page, can) => {
  expect(isLegible(theme, page)).toBe(can);
});
