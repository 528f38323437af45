import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What every domain stands on. */
const base = /^(fields|hosting|http|realtime)\//;

test('What all domains stand on knows none of them', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true })
    .map(String)
    .filter((file) => base.test(file) && /(?<!\.test)\.ts$/.test(file));
  const imports = files.flatMap((file) =>
    [
      ...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(
        /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
      ),
    ].map(([, named]) => ({ file, target: path.join(path.dirname(file), named!) })),
  );
  expect(imports.length).toBeGreaterThan(50);
  const found = imports.filter(({ target }) => target.includes('/') && !base.test(target));
  expect(found.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});
