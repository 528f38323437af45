import { resources } from '@xiongmao/api/resources';
import { isAllowed, roles } from '@xiongmao/api/roles';
import { describe, expect, test } from 'vitest';
import { actionNames } from '../contract.ts';
import { mayDo } from './access-control.ts';

const cases = resources
  .filter(({ office }) => office === 'console')
  .flatMap((resource) => roles.map((role) => ({ resource, role, name: resource.name })));

describe.each(cases)('$role, to $name', ({ resource, role }) => {
  test.each(Object.entries(actionNames))('%s: as the contract says', (action, inContract) => {
    const rule = resource.actions[inContract];
    const expected = rule !== undefined && isAllowed(rule.permission, [role]);
    expect(mayDo([role], resource.name, action)).toBe(expected);
  });
});

test('What is no resource of the console, nobody may touch', () => {
  expect(mayDo(['admin'], 'matches', 'list')).toBe(false);
  expect(mayDo(['admin'], 'users', 'clone')).toBe(false);
});
