import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const cell = (value: string | number) =>
  toCsv([[value]])
    .replace('\uFEFF', '')
    .replace(/\r\n$/, '');

test('Rows end as spreadsheets expect, after the mark of UTF-8', () => {
  expect(
    toCsv([
      ['day', 'visits'],
      ['2026-11-01', 3],
    ]),
  ).toBe('\uFEFFday,visits\r\n2026-11-01,3\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['ok;=1+1', '"ok;=1+1"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('%j is quoted', (value, expected) => {
  expect(cell(value)).toBe(expected);
});

test.each([
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '＝1+1',
  '\u200b=1',
])('A name such as %j is no formula', (value) => {
  expect(cell(value).replace(/^"/, '')).toMatch(/^'/);
});

test('Numbers stay numbers, below zero, too', () => {
  expect(cell(-3)).toBe('-3');
});
