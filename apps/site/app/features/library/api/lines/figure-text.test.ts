import { describe, expect, test } from 'vitest';
import { figureTables, figureText } from './figure-text.ts';

const basketball = 201;
const figure = (key: string) =>
  figureTables('player', basketball)
    .flatMap(({ figures }) => figures)
    .find((each) => each.key === key)!;
const text = (key: string, pair: [number, number], means: 'totals' | 'means' = 'totals') =>
  figureText(figure(key), pair, means, 'en_US').replace('\u200e', '');

describe('A figure of basketball', () => {
  test('of minutes has its seconds, in a match as in the mean of several', () => {
    expect([text('minutes', [25.3, 1]), text('minutes', [20, 1])]).toEqual(['25:18', '20:00']);
    expect(text('minutes', [50.6, 2], 'means')).toBe('25:18');
  });

  test('that is a difference has its sign', () => {
    expect([text('plusMinus', [-23, 1]), text('plusMinus', [23, 1])]).toEqual(['−23', '+23']);
    expect(text('plusMinus', [-5, 2], 'means')).toBe('−2.5');
  });

  test('that is a share has one decimal, whatever it is', () => {
    expect([text('fieldGoalPercentage', [1, 5]), text('fieldGoalPercentage', [1, 3])]).toEqual([
      '20.0%',
      '33.3%',
    ]);
  });
});
