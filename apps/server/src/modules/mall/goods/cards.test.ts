import { expect, test } from 'vitest';
import { cardsIn } from './cards.ts';

test.each([
  ['A1', 'A1', null],
  ['A1,x', 'A1', 'x'],
  ['A1;x;', 'A1', 'x'],
  ['A1\tx', 'A1', 'x'],
  ['A1  AB CD', 'A1', 'AB CD'],
  ['"A1","x"', 'A1', 'x'],
  ['Q1,AB"CD', 'Q1', 'AB"CD'],
  ['"Q2","x,y"', 'Q2', 'x,y'],
  ['Q3,"say ""so"""', 'Q3', 'say "so"'],
])('A card is read as it was uploaded: %s', (line, number, code) => {
  expect(cardsIn(line)).toEqual([{ line: 1, number, code, isUnclear: false }]);
});

test.each(['Q1,x,y', 'Q1;x;y', '"Q1,x', 'Q1,a\tb'])('It is not guessed what %s may be', (line) => {
  expect(cardsIn(line)).toMatchObject([{ isUnclear: true }]);
});

test('A long line that is no card is told as fast as a card', () => {
  const blanks = ' '.repeat(400_000);
  expect(cardsIn(`a${blanks}y\u2028z${blanks}`)).toMatchObject([{ isUnclear: true }]);
});
