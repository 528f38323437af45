import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('Only what differs is told', () => {
  const before = { id: 4, name: 'Forum', active: true };
  expect(changesOf(before, { ...before, active: false })).toEqual([
    { path: 'active', before: true, after: false },
  ]);
  expect(changesOf(before, { ...before })).toEqual([]);
});

test('Lists are told whole', () => {
  expect(changesOf({ roles: ['user'] }, { roles: ['user', 'expert'] })).toEqual([
    { path: 'roles', before: ['user'], after: ['user', 'expert'] },
  ]);
});

test('What lies deeper is named from the outside in', () => {
  const before = { figures: { visits: 1, downloads: 2 } };
  expect(changesOf(before, { figures: { visits: 3, downloads: 2 } })).toEqual([
    { path: 'figures.visits', before: 1, after: 3 },
  ]);
});

test('A new row is told field by field, and so is one that was removed', () => {
  const row = { id: 1, reason: 'spam', until: null };
  expect(changesOf(null, row).map(({ path, after }) => [path, after])).toEqual([
    ['id', 1],
    ['reason', 'spam'],
    ['until', null],
  ]);
  expect(changesOf(row, null).every(({ after }) => after === undefined)).toBe(true);
});

test('A field that comes or goes is a change', () => {
  expect(changesOf({ a: 1 }, { b: 1 })).toEqual([
    { path: 'a', before: 1, after: undefined },
    { path: 'b', before: undefined, after: 1 },
  ]);
});
