import { expect, test } from 'vitest';
import { parseBounded } from './bounded-json.ts';

test('An answer of many values is not read, however short it is', () => {
  const list = (length: number) => `[${Array.from({ length }, () => '[]').join()}]`;
  expect(parseBounded(list(200_000))).toHaveLength(200_000);
  expect(() => parseBounded(list(300_000))).toThrow('it has more than 500000 values');
  expect(() => parseBounded('['.repeat(600_000))).toThrow('it has more than 500000 values');
});
