import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import { describe, expect, test } from 'vitest';
import { figureText, rateText } from './figure-text.ts';

const [basketball, soccer, baseball, cricket] = [201, 202, 205, 210];
const figure = (key: string) =>
  gameTables('player', basketball)
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

describe('How a rate is made', () => {
  const made = (gameId: number, key: string) => {
    const all = gameTables('player', gameId).flatMap(({ figures }) => figures);
    const rate = all.find((each) => each.key === key);
    if (rate?.by !== 'rate') throw new Error(`${key} is no rate`);
    return rateText(rate, all, (name) => name);
  };

  test('holds its sums together', () => {
    expect(made(baseball, 'onBasePercentage')).toMatch(/^\(\w+ \+ .*\) ÷ \(\w+ \+ .*\)$/);
    expect(made(baseball, 'battingAverage')).toBe('hits ÷ atBats');
  });

  test('counts in the innings and overs that stand beside it', () => {
    expect(made(baseball, 'earnedRunAverage')).toBe('earnedRuns ÷ inningsPitched × 9');
    expect(made(cricket, 'economy')).toBe('runsConceded ÷ overs');
    expect(made(cricket, 'strikeRate')).toBe('runs ÷ ballsFaced × 100');
  });
});

test('Only where goals are scored a team keeps a sheet clean', () => {
  const counted = (gameId: number) =>
    gameTables('team', gameId).flatMap(({ figures }) => figures.map(({ key }) => key));
  expect(counted(soccer)).toContain('cleanSheets');
  expect(counted(basketball)).not.toContain('cleanSheets');
});
