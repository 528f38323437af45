import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const skipped = ['node_modules', 'dist', 'build', '.data', '.turbo', '.react-router'];
const known = globSync('{apps,packages,tools,docs,e2e,bench}/**', {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => skipped.includes(name),
}).map((entry) => {
  const below = path.relative(root, path.join(entry.parentPath, entry.name));
  return entry.isDirectory() ? `${below}/` : below;
});

const isPath = (word) => /(\.(ts|tsx|sql|mjs|md)|\/)$/.test(word) && !/[<>:]|\.\.|^\//.test(word);

/** What a page names: in its trees each word with the folder that it stands below, in its text those in backticks. */
function pathsIn(text) {
  const named = [];
  let folder = '';
  for (const [index, part] of text.split('```').entries()) {
    if (index % 2 === 0) {
      for (const [, word] of part.matchAll(/`([^`\s]+)`/g)) named.push({ word, folder: '' });
      continue;
    }
    for (const line of part.split('\n').slice(1)) {
      const [, indent, cell = ''] = /^( *)(\S.*?)(?: {2,}.*)?$/.exec(line) ?? [];
      const words = cell.split(/,? (?:→ )?/);
      for (const word of words) named.push({ word, folder: indent ? folder : '' });
      if (!indent && cell.endsWith('/')) folder = cell;
    }
  }
  return named.filter(({ word }) => isPath(word));
}

/** `a/{b,c}.ts` are two files. */
function alternatives(word) {
  const [, before, names, after] = /^(.*)\{(.+?)\}(.*)$/.exec(word) ?? [];
  return names ? names.split(',').map((name) => `${before}${name}${after}`) : [word];
}

/** In a tree where it stands there, or below the server's folder; in a text wherever there is such a file. */
function exists({ word, folder }) {
  const pattern = RegExp.escape(word).replaceAll('\\*', '[^/]*');
  const before = folder ? `(?:${RegExp.escape(folder)}|apps/server/)` : '(?:.*/)?';
  return known.some((file) => new RegExp(`^${before}${pattern}$`).test(file));
}

const read = (page) => readFileSync(path.join(root, 'docs', page), 'utf8');

const missingIn = (text) =>
  pathsIn(text)
    .flatMap(({ word, folder }) => alternatives(word).map((each) => ({ word: each, folder })))
    .filter((each) => !exists(each));

test.each(['architecture.md', 'walkthrough.md', 'glossary.md'])(
  'The paths that docs/%s names exist',
  (page) => {
    expect(pathsIn(read(page)).length).toBeGreaterThan(10);
    expect(missingIn(read(page))).toEqual([]);
  },
);

test('The paths that decisions name exist, but of those that were replaced', () => {
  const decisions = globSync('decisions/*.md', { cwd: path.join(root, 'docs') });
  const inForce = decisions.filter((page) => !/^Area: .*\bReplaced by \[/m.test(read(page)));
  expect(inForce.length).toBeGreaterThan(40);
  const missing = inForce.flatMap((page) =>
    missingIn(read(page)).map(({ word }) => `${page}: ${word}`),
  );
  expect(missing).toEqual([]);
});

test('No folder holds more than 15 source files at one level', () => {
  const sources = known.filter(
    (file) => /\.(tsx?|mjs|css|sql)$/.test(file) && !file.startsWith('apps/server/migrations/'),
  );
  expect(sources.length).toBeGreaterThan(2_000);
  const full = Object.entries(Object.groupBy(sources, path.dirname))
    .filter(([, files]) => files.length > 15)
    .map(([folder, files]) => `${folder} has ${files.length}`);
  expect(full).toEqual([]);
});
