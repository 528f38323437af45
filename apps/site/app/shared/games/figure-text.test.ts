import { expect, test } from 'vitest';
import { share, signed } from './figure-text.ts';

test('Signs and points stand before their digits in a script that runs from right to left', () => {
  expect(['−2', '+2', '0'].map((text) => `\u200e${text}`)).toEqual([-2, 2, 0].map(signed));
  expect([share(2 / 3), share(1)]).toEqual(['\u200e.667', '\u200e1.000']);
});
