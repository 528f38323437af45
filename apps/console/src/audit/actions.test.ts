import type { Resource } from '@xiongmao/api/resource';
import { resources } from '@xiongmao/api/resources';
import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { auditActions } from './actions.ts';

test('Every write of the console can be looked for, by its name', () => {
  const writes = resources
    .filter(({ office }) => office === 'console')
    .flatMap(({ name, actions }) =>
      Object.keys(actions)
        .filter((action) => action !== 'list' && action !== 'get')
        .map((action) => `${name}.${action}`),
    );
  expect([...auditActions].sort()).toEqual(writes.sort());
  const { exists } = i18nOf('en_US');
  const keys = auditActions.map((action) => `console:auditAction.${action}`);
  expect(keys.filter((key) => !exists(key))).toEqual([]);
});

test('Every field that a write of the console names has a word', () => {
  const fields = resources
    .filter(({ office }) => office === 'console')
    .flatMap(({ create, update }: Resource) =>
      [create, update].flatMap((shape) => Object.keys(shape?.shape ?? {})),
    );
  const { exists } = i18nOf('en_US');
  expect([...new Set(fields)].filter((field) => !exists(`console:field.${field}`))).toEqual([]);
});
