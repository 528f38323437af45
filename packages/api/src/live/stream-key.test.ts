import { expect, test } from 'vitest';
import { readStreamKey, writeStreamKey } from './stream-key.ts';

test('A stream key is read as it was written', () => {
  const key = { stream: 'pitch_1', secret: 'a secret & more=+%' };
  expect(readStreamKey(writeStreamKey(key))).toEqual(key);
});

test.each([
  '',
  'pitch',
  'pitch?key=',
  '?key=good',
  'pi/tch?key=good',
  '..?key=good',
  `pitch?key=${'x'.repeat(201)}`,
  `${'x'.repeat(65)}?key=good`,
])('%j is none', (text) => {
  expect(readStreamKey(text)).toBeNull();
});
