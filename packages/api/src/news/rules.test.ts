import { expect, test } from 'vitest';
import { lengthOf, readingMinutes } from './rules.ts';

test('The time to read counts words, and characters of scripts without spaces', () => {
  expect(lengthOf('Two words. 世界杯 决赛')).toEqual({ words: 2, characters: 5 });
  expect(readingMinutes({ words: 0, characters: 0 })).toBe(1);
  expect(readingMinutes({ words: 660, characters: 0 })).toBe(3);
  expect(readingMinutes({ words: 0, characters: 840 })).toBe(2);
});
