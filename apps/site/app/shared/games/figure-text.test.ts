import { expect, test } from 'vitest';
import { minutesText, runRateText, share, signed, unsigned } from './figure-text.ts';

test('Signs and points stand before their digits in a script that runs from right to left', () => {
  expect(['−2', '+2', '0'].map((text) => `\u200e${text}`)).toEqual(
    [-2, 2, 0].map((value) => signed(value)),
  );
  expect([share(2 / 3, 'ar'), share(1, 'ar')]).toEqual(['\u200e.667', '\u200e1.000']);
});

test('Thousandths have the sign of decimals that the language has: 1.000 is a thousand to many', () => {
  expect([share(2 / 3, 'pt'), share(1, 'da')]).toEqual(['\u200e0,667', '\u200e1,000']);
  const rates = [{ runRate: -0.5 }, { runRate: null }].map((row) => runRateText(row, 'sv'));
  expect(rates).toEqual(['\u200e−0,500', '–']);
});

test('Minutes have their seconds, and a minus is as wide as a plus', () => {
  expect([25.3, 20, 9.99].map(minutesText)).toEqual(['25:18', '20:00', '9:59']);
  expect([-23, 23].map((value) => unsigned(value, String))).toEqual(['\u200e−23', '23']);
});
