import { usualForm } from '@xiongmao/api/fields/odds-forms';
import { describe, expect, test } from 'vitest';
import { lineText } from './line-text.ts';
import { priceText } from './price-text.ts';

describe('A price', () => {
  test.each([
    [1_950, '1.95', '20/21', '0.95', '0.95'],
    [2_000, '2.00', '1/1', '1.00', '1.00'],
    [2_500, '2.50', '6/4', '1.50', '\u22120.667'],
    [1_333, '1.333', '1/3', '0.333', '0.333'],
    [3_000, '3.00', '2/1', '2.00', '\u22120.50'],
    [1_001, '1.001', '1/100', '0.001', '0.001'],
    [21_000, '21.00', '20/1', '20.00', '\u22120.05'],
    [151_400, '151.40', '150/1', '150.40', '\u22120.007'],
  ])('of %i thousandths is %s, %s, %s in Hong Kong and %s in Malaysia', (price, ...texts) => {
    const forms = ['decimal', 'fractional', 'hongKong', 'malay'] as const;
    expect(forms.map((form) => priceText(price, form, 'en_US'))).toEqual(texts);
  });

  test('has the decimal mark of the language, a fraction none', () => {
    const texts = (locale: 'de' | 'fr' | 'ar') =>
      (['decimal', 'hongKong', 'malay', 'fractional'] as const).map((form) =>
        priceText(2_500, form, locale),
      );
    expect(texts('de')).toEqual(['2,50', '1,50', '\u22120,667', '6/4']);
    expect(texts('fr')).toEqual(texts('de'));
    expect(texts('ar')).toEqual(['2.50', '1.50', '\u22120.667', '6/4']);
  });

  test('never changes its order by being rounded to a fraction', () => {
    const value = (price: number) => {
      const [over, under] = priceText(price, 'fractional', 'en_US').split('/').map(Number);
      return over! / under!;
    };
    for (let price = 1_001; price < 120_000; price += 7) {
      expect(value(price)).toBeLessThanOrEqual(value(price + 7));
    }
  });

  test('is never further than a seventh of the profit away from its fraction, where the ladder reaches', () => {
    for (let price = 1_040; price < 101_000; price += 3) {
      const [over, under] = priceText(price, 'fractional', 'en_US').split('/').map(Number);
      const profit = (price - 1_000) / 1_000;
      expect(Math.abs(over! / under! - profit) / profit).toBeLessThan(1 / 7);
    }
  });
});

test('A line has its sign, a total none', () => {
  expect([0.5, -1.25, 0, 2].map((line) => lineText(line, false, 'en_US'))).toEqual([
    '+0.5',
    '\u22121.25',
    '0',
    '+2',
  ]);
  expect(lineText(2.75, true, 'en_US')).toBe('2.75');
  expect([lineText(-1.25, false, 'pl'), lineText(2.5, true, 'pl')]).toEqual(['\u22121,25', '2,5']);
});

test('Who has chosen nothing reads odds as is usual in their language', () => {
  expect(['zh_CN', 'en_US', 'ar', 'zh_tw', 'ms'].map(usualForm)).toEqual([
    'decimal',
    'decimal',
    'decimal',
    'hongKong',
    'malay',
  ]);
});
