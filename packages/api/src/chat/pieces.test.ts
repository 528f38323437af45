import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('A message is words and the emotes that there are', () => {
  expect(piecesOf('what a :goal: :nothing:')).toEqual([
    { text: 'what a ' },
    { emote: 'goal' },
    { text: ' ' },
    { text: ':nothing:' },
  ]);
});
