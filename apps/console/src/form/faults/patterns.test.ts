import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackingPattern } from '@xiongmao/api/mall/rules';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');
/** What inputs take by name. */
const named = { 'trackingPattern.source': trackingPattern.source };

const found = globSync('{apps,packages}/*/{src,app}/**/*.tsx', { cwd: root }).flatMap((file) =>
  Array.from(
    readFileSync(path.join(root, file), 'utf8').matchAll(/\spattern=(?:"([^"]+)"|{([^}]+)})/g),
    ([, literal, name]) => [file, literal ?? named[name as keyof typeof named] ?? name] as const,
  ),
);

// A browser compiles them so, and checks nothing where that fails.
test.each(found)('%s asks for an expression of browsers: %s', (_, pattern) => {
  expect(() => new RegExp(`^(?:${pattern})$`, 'v')).not.toThrow();
});

test('All inputs with a pattern are found', () => {
  expect(found.map(([, pattern]) => pattern)).toContain(trackingPattern.source);
});
