import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFrontEndProof, withoutProof } from './front-end-proof.ts';

const proof = createFrontEndProof('one key of the tests');
const caller = { address: '203.0.113.9' };

afterEach(() => vi.useRealTimers());

describe('A front end', () => {
  test('proves on whose behalf it asks, through proxies that add themselves', () => {
    const headers = proof.forCaller(caller.address);
    expect(proof.check(headers)).toEqual(caller);
    expect(proof.check({ ...headers, 'x-forwarded-for': '203.0.113.9, 10.0.0.1' })).toEqual(caller);
    expect(proof.check(proof.forSharedRender())).toBe('shared');
  });

  test('is not believed with another key, for another caller, or as a shared render', () => {
    const headers = proof.forCaller(caller.address);
    expect(createFrontEndProof('another key').check(headers)).toBeNull();
    expect(proof.check({ ...headers, 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })).toBeNull();
    expect(proof.check({ ...headers, 'x-shared-render': '1' })).toBeNull();
    const { 'x-front-end': shared } = proof.forSharedRender();
    expect(proof.check({ 'x-front-end': shared })).toBeNull();
    for (const text of ['', '.', '1', 'x.y', '1.', headers['x-front-end']!.slice(0, -1)]) {
      expect(proof.check({ ...headers, 'x-front-end': text }), text).toBeNull();
    }
  });

  test('is believed for some minutes, not for ever', () => {
    vi.useFakeTimers();
    const headers = proof.forCaller(caller.address);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(proof.check(headers)).toEqual(caller);
    vi.setSystemTime(Date.now() + 60_000);
    expect(proof.check(headers)).toBeNull();
    // Nor one that was made for later.
    vi.setSystemTime(Date.now() - 6 * 60_000);
    expect(proof.check(headers)).toBeNull();
  });

  test('passes on none of what a stranger pretends to prove', () => {
    expect(withoutProof({ ...proof.forSharedRender(), accept: '*/*' })).toEqual({ accept: '*/*' });
  });
});
