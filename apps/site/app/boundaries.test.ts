import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const specifier = /(?:from|import)\s*\(?\s*'((?:#app|\.\.?)\/[^']+)'/g;

/** Where a file of the site stands: a feature by its name, all that composes features together as `page`. */
function placeOf(file: string): string {
  const [first, second] = file.split('/');
  if (first === 'features') return `features/${second}`;
  if (first === 'shared' || first === 'platform' || first === 'paths.ts') return first;
  return 'page';
}

/** What may import what: pages everything, a feature nothing of another. */
function mayImport(from: string, to: string): boolean {
  if (from === to || from === 'page' || to === 'paths.ts') return true;
  if (to === 'platform') return from !== 'paths.ts';
  return to === 'shared' && from.startsWith('features/');
}

const root = import.meta.dirname;
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const sources = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file));

test('Features meet in pages alone; what they share imports none of them', () => {
  const imports = sources.flatMap((file) =>
    [...read(file).matchAll(specifier)].map(([, name]) => ({
      file,
      target: name!.startsWith('#app/')
        ? name!.slice('#app/'.length)
        : path.join(path.dirname(file), name!),
    })),
  );
  expect(imports.length).toBeGreaterThan(1000);
  const found = imports.filter(({ file, target }) => !mayImport(placeOf(file), placeOf(target)));
  expect(found.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('The platform knows no domain of the contract', () => {
  const imports = sources
    .filter((file) => file.startsWith('platform/') && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/'@xiongmao\/api\/([^']+)'/g)].map(([, name]) => ({ file, name })),
    );
  expect(imports.length).toBeGreaterThan(30);
  // Of the contract it may know what every domain stands on: files beside the domains, and these folders.
  const found = imports.filter(
    ({ name }) => name!.includes('/') && !/^(fields|hosting|http|realtime)\//.test(name!),
  );
  expect(found.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
});
