import { ApiError, type Client } from '@xiongmao/api/client';
import { errors } from '@xiongmao/api/errors';
import type { Role } from '@xiongmao/api/roles';
import { afterEach, expect, test, vi } from 'vitest';
import { checkOffice } from './check-office.ts';

afterEach(() => vi.unstubAllGlobals());

const cookies = (cookie: string) => {
  const page = { cookie };
  vi.stubGlobal('document', page);
  return page;
};
const answering = (own: { roles: Role[] } | null) =>
  vi.fn(async () => ({ user: {}, own })) as unknown as Client;
const failing = (error: Error) => vi.fn(() => Promise.reject(error)) as unknown as Client;

test('A guest is asked to sign in, and the server is not asked at all', async () => {
  cookies('theme=dark');
  const api = answering(null);
  expect(await checkOffice(api, 'studio')).toEqual({ may: 'signIn' });
  expect(api).not.toHaveBeenCalled();
});

test.each<[Role[], string]>([
  [['user', 'expert'], 'enter'],
  [['user', 'anchor'], 'enter'],
  [['user', 'admin'], 'nothing'],
  [['user'], 'nothing'],
])('Into the studio, %j may %s', async (roles, may) => {
  cookies('uid=42');
  expect(await checkOffice(answering({ roles }), 'studio')).toMatchObject({ may });
});

test.each([
  errors.signInRequired.code,
  errors.sessionOver.code,
  errors.accountClosed.code,
  errors.unknownUser.code,
])('After %i one signs in anew', async (code) => {
  const page = cookies('uid=42');
  const api = failing(new ApiError(200, code, 'over'));
  expect(await checkOffice(api, 'console')).toEqual({ may: 'signIn' });
  expect(page.cookie).toContain('uid=;');
});

test('A cookie that is not the session’s says nothing', async () => {
  cookies('uid=42');
  expect(await checkOffice(answering(null), 'console')).toEqual({ may: 'signIn' });
});

test('While the server can not be asked nobody is turned away', async () => {
  cookies('uid=42');
  await expect(checkOffice(failing(new TypeError('no network')), 'console')).rejects.toThrow();
});
