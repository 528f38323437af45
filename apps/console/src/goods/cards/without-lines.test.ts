import { expect, test } from 'vitest';
import { withoutLines } from './without-lines.ts';

test('Lines are taken out by their numbers, whatever ends them', () => {
  expect(withoutLines('A\r\nB\nA\n\nC', [1, 3])).toBe('B\n\nC');
  expect(withoutLines('A', [1])).toBe('');
});
