import { expect, test } from 'vitest';
import { lineChanges } from './line-changes.ts';

test('What stayed stands in its order, with what went and came between', () => {
  expect(lineChanges('a\nb\nc', 'a\nc\nd')).toEqual([
    { from: 'a', to: 'a' },
    { from: 'b', to: null },
    { from: 'c', to: 'c' },
    { from: null, to: 'd' },
  ]);
});

test('A line that was changed stands beside what it was', () => {
  expect(lineChanges('a\nold one\nold two\nz', 'a\nnew one\nnew two\nnew three\nz')).toEqual([
    { from: 'a', to: 'a' },
    { from: 'old one', to: 'new one' },
    { from: 'old two', to: 'new two' },
    { from: null, to: 'new three' },
    { from: 'z', to: 'z' },
  ]);
});

test('Nothing is said to change in what is the same', () => {
  expect(lineChanges('a\n\nb', 'a\n\nb').every(({ from, to }) => from === to)).toBe(true);
});
