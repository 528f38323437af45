import { expect, test } from 'vitest';
import { partsOf } from './text-parts.ts';

const fan = { id: 7, username: 'Fan2' };

test('Who is mentioned is a piece of the text', () => {
  expect(partsOf('Hey @fan2, look', [fan])).toEqual([
    { text: 'Hey ', person: null },
    { text: '@fan2', person: fan },
    { text: ', look', person: null },
  ]);
});

test('Whoever is none of those stays words', () => {
  expect(partsOf('@nobody', [fan])).toEqual([{ text: '@nobody', person: null }]);
  expect(partsOf('@fan2', [])).toEqual([{ text: '@fan2', person: null }]);
});
