import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inventory } from './inventory.mjs';

const root = path.join(import.meta.dirname, '..');
const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const listed = inventory(lock);

test('Every library in the lockfile is listed, with what it must be byte by byte', () => {
  const resolved = lock.match(/^ {4}resolution: /gm);
  expect(listed).toHaveLength(resolved.length);
  expect(listed.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test.each(['apps/server', 'apps/site', 'packages/api'])('What %s names is among it', (folder) => {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  const outside = Object.entries(dependencies).filter(([, version]) => /^\d/.test(version));
  expect(outside.length).toBeGreaterThan(2);
  for (const [name, version] of outside) {
    expect(listed).toContainEqual(expect.objectContaining({ name, version }));
  }
});
