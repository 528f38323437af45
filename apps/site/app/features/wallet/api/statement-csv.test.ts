import { expect, test } from 'vitest';
import { toCsv } from './statement-csv.ts';

test('A table begins with the mark of UTF-8 and ends each line as CSV does', () => {
  expect(
    toCsv([
      ['时间', '变动'],
      ['x', -5],
    ]),
  ).toBe('\uFEFF时间,变动\r\nx,-5\r\n');
});

test('What separates cells, or ends them, stands in quotes', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines"\r\n',
  );
});

test('Text is never a formula, and numbers stay numbers', () => {
  expect(toCsv([['=1+1', '+1', '-1', '@sum', -1]])).toBe("\uFEFF'=1+1,'+1,'-1,'@sum,-1\r\n");
});
