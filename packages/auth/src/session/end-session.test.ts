import type { Client } from '@xiongmao/api/client';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, isLeaving } from './end-session.ts';

afterEach(() => vi.unstubAllGlobals());

test('A session that is over takes its token and all cookies along, and goes home once', async () => {
  const page = { cookie: 'uid=42' };
  const assign = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { assign });
  const api = vi.fn(() => Promise.reject(new TypeError('no network')));
  expect(isLeaving()).toBe(false);
  await Promise.all([1, 2].map(() => endSession(api as unknown as Client, '/')));
  expect(api).toHaveBeenCalledExactlyOnceWith('POST /login/out', {}, expect.anything());
  expect(page.cookie).toContain('uid=;');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(isLeaving()).toBe(true);
});
