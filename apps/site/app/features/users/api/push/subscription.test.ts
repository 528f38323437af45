import { beforeEach, expect, test, vi } from 'vitest';
import { subscribe } from './subscription.ts';

let failure: Error;
beforeEach(() => {
  const pushManager = {
    getSubscription: async () => null,
    subscribe: () => Promise.reject(failure),
  };
  const serviceWorker = { register: async () => null, ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', { serviceWorker });
});

test('A browser that its push service refuses has no subscription', async () => {
  failure = new DOMException('Registration failed - permission denied', 'AbortError');
  expect(await subscribe('key')).toBeNull();
});

test('What else goes wrong is told', async () => {
  failure = new DOMException('The key is none', 'InvalidAccessError');
  await expect(subscribe('key')).rejects.toBe(failure);
});
