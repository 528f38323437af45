import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| L([12]) +\| (.+?) +\|(.*)\|(.*)\|$/gm)].map(
  ([, number, , state, what, where]) => ({ number, state, what: what.trim(), where: where.trim() }),
);

test('Each requirement stands once, with a state that says what it needs to', () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
  for (const { number, state, what, where } of rows) {
    expect(['met', 'n/a', 'open', 'not judged'], number).toContain(state);
    if (state === 'met' || state === 'open') expect(what, number).not.toBe('');
    if (state !== 'not judged') expect(where, number).not.toBe('');
  }
});

test('Each file that is named exists', () => {
  const named = rows
    .filter(({ state }) => state === 'met')
    .flatMap(({ where }) => [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('The counts at its head are those of its rows', () => {
  const count = (state) => rows.filter((row) => row.state === state).length;
  expect(text.replace(/\s+/g, ' ')).toContain(
    `${count('met')} met, ${count('n/a')} n/a, ${count('open')} open, ${count('not judged')} not judged`,
  );
});
