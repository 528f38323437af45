import { expect, test } from 'vitest';
import { cyclesIn, drawings, graphOf, imports, isDrawn } from './imports.mjs';

test('The drawings in docs/architecture.md are those of the sources: node tools/docs/imports.mjs', () => {
  expect(imports.length).toBeGreaterThan(4_000);
  expect(isDrawn()).toBe(true);
});

test.each(Object.entries(drawings))('Imports go one way: %s', (_name, placeOf) => {
  expect(cyclesIn(graphOf(placeOf))).toEqual([]);
});

test('A cycle is found, however long', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
  ]);
  expect(cyclesIn(graph)).toEqual(['a', 'b', 'c']);
});
