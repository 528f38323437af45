import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { tableWords } from './table-words.ts';

const [counterStrike, dota, fights, soccer, basketball] = [2, 4, 15, 202, 201];
const t = i18nOf('en_US').of('matches');

test('A table of esports counts maps or games, whether or not a league gives points', () => {
  const called = (gameId: number, hasPoints: boolean) => {
    const { context, scored, conceded, difference } = tableWords(gameId, hasPoints);
    return [
      t(`table.${scored}`, { context }),
      t(`tableShort.${conceded}`, { context }),
      t(`table.${difference}`, { context }),
    ];
  };
  expect(called(counterStrike, true)).toEqual(['Maps won', 'ML', 'Map difference']);
  expect(called(dota, false)).toEqual(['Games won', 'GL', 'Game difference']);
  expect(called(fights, false)).toEqual(['Rounds won', 'RL', 'Round difference']);
  expect(called(soccer, true)).toEqual(['Goals for', 'GA', 'Goal difference']);
  expect(called(basketball, false)).toEqual(['Points for', 'PA', 'Point difference']);
});
