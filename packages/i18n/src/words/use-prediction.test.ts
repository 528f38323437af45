import { expect, test } from 'vitest';
import { i18nOf } from '../node.ts';
import { createPredictionTexts } from './use-prediction.ts';

const texts = createPredictionTexts(i18nOf('en_US').of('experts'), 'en_US');
const match = { gameId: 202, home: { name: 'Ajax' }, away: { name: 'Porto' } };

test.each([
  [{ playType: 'winner', pick: 'away', line: null }, 'Porto to win'],
  [{ playType: 'winner', pick: 'draw', line: null }, 'Draw'],
  [{ playType: 'handicap', pick: 'home', line: -0.5 }, 'Ajax −0.5'],
  [{ playType: 'handicap', pick: 'away', line: -1.25 }, 'Porto +1.25'],
  [{ playType: 'handicap', pick: 'away', line: 0 }, 'Porto 0'],
  [{ playType: 'total', pick: 'under', line: 2.75 }, 'Under 2.75'],
  [{ playType: 'maps', pick: '2-1', line: null }, '2-1'],
] as const)('%j reads %s', (prediction, text) => {
  expect(texts.predicted(match, prediction)).toBe(text);
});

test('A market is called as the sport calls it', () => {
  expect(texts.market(202, { playType: 'total', level: 'half' })).toBe(
    'First half · Goals over/under',
  );
  expect(texts.market(203, { playType: 'winner', level: 'part1' })).toBe('Set 1 · Winner');
});

test('Who wins is called otherwise where there can be a draw', () => {
  const korean = createPredictionTexts(i18nOf('ko').of('experts'), 'ko');
  expect(korean.playType(202, 'winner')).toBe('승무패');
  expect(korean.playType(203, 'winner')).toBe('승패');
});
