import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { bestOfWords } from './words.ts';

const [dota, tennis, snooker, fights] = [4, 203, 204, 15];

test('A series of esports is a BO3 in a row; of other sports what is counted is named', () => {
  const said = (locale: 'en_US' | 'pl' | 'ru' | 'jp', gameId: number, n: number, short: boolean) =>
    bestOfWords(i18nOf(locale).of('matches'), gameId, n, short);
  expect(said('en_US', dota, 3, true)).toBe('BO3');
  expect(said('en_US', dota, 3, false)).toBe('Best of 3');
  expect(said('en_US', tennis, 5, true)).toBe('Best of 5 sets');
  expect(said('ru', tennis, 5, true)).toBe('Из 5 сетов');
  expect([said('en_US', fights, 3, true), said('pl', fights, 5, true)]).toEqual([
    '3 rounds',
    '5 rund',
  ]);
  expect(said('jp', snooker, 9, false)).toBe('9フレームマッチ');
});
