import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockNumber } from './lock-number.ts';

const source = new URL('../../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(new URL(file, source), 'utf8') }));

const named = files.flatMap(({ file, text }) =>
  [...text.matchAll(/\blockNumber\('([^']+)'\)/g)].map(([, name]) => ({ file, name: name! })),
);

test('No two places lock by the same number', () => {
  const numbers = named.map(({ name }) => lockNumber(name));
  expect(named.filter((_, nth) => numbers.indexOf(numbers[nth]!) !== nth)).toEqual([]);
  expect(named.length).toBeGreaterThan(15);
});

test('Every advisory lock has its number by a name', () => {
  const locks = files.flatMap(({ file, text }) =>
    [...text.matchAll(/advisory_\w*lock\w*\((.*)/g)].map(([call, what]) => ({ file, call, what })),
  );
  expect(locks.filter(({ what }) => /(?<!\$)\b\d/.test(what!))).toEqual([]);
  const naming = new Set(named.map(({ file }) => file));
  const handed = 'platform/db/sole-holder.ts';
  expect(locks.filter(({ file }) => file !== handed && !naming.has(file))).toEqual([]);
  expect(
    files.filter(({ text }) => /\block(Id|Kind) = \d/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
