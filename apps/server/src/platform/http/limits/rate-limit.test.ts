import { describe, expect, test } from 'vitest';
import type { Redis } from '../../redis/redis.ts';
import { RateLimit } from './rate-limit.ts';
import { createSharedCounts, type SharedCounts } from './shared-counts.ts';

const minute = 60_000;
const now = () => minute;

describe('A rate limit', () => {
  test('lets each key call so often a minute, and says how long to wait', () => {
    let at = 10 * minute + 15_000;
    const limit = new RateLimit({ most: 2, mostKeys: 10, now: () => at });
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 45_000]);
    expect(limit.wait('a')).toBe(45_000);
    expect(limit.take('b')).toBe(0);
    at = 11 * minute;
    expect(limit.take('a')).toBe(0);
  });

  test('tells once a minute who is over it', () => {
    const exceeded: string[] = [];
    const onExceeded = (key: string) => exceeded.push(key);
    const limit = new RateLimit({ most: 1, mostKeys: 10, onExceeded, now });
    for (let calls = 0; calls < 5; calls++) limit.take('a');
    expect(exceeded).toEqual(['a']);
  });

  test('forgets one by one when there are too many keys, and never who is over it', () => {
    const limit = new RateLimit({ most: 10, mostKeys: 100, now });
    for (let calls = 0; calls < 11; calls++) limit.take('greedy');
    for (let calls = 0; calls < 9; calls++) limit.take('busy');
    for (let key = 0; key < 10_000; key++) limit.take(`passer-by ${key}`);
    expect(limit.wait('greedy')).toBeGreaterThan(0);
    expect(limit.take('busy')).toBe(0);
    expect(limit.take('busy')).toBeGreaterThan(0);
  });

  test('counts no more keys at once than it is given: who called little begins anew', () => {
    const limit = new RateLimit({ most: 10, mostKeys: 100, now });
    for (let calls = 0; calls < 4; calls++) limit.take('first');
    for (let key = 0; key < 100; key++) limit.take(`passer-by ${key}`);
    for (let calls = 0; calls < 10; calls++) expect(limit.take('first')).toBe(0);
    expect(limit.take('first')).toBeGreaterThan(0);
  });
});

describe('Several processes', () => {
  function createTotals(): SharedCounts {
    const totals = new Map<string, number>();
    return {
      async add(key, count) {
        totals.set(key, (totals.get(key) ?? 0) + count);
        return totals.get(key)!;
      },
    };
  }

  test('count together, and none waits for the others', async () => {
    const shared = createTotals();
    const processes = [1, 2, 3].map(() => new RateLimit({ most: 100, mostKeys: 10, shared, now }));
    let answered = 0;
    for (let calls = 0; calls < 100; calls++) {
      for (const limit of processes) if (limit.take('a') === 0) answered += 1;
      // What others counted comes in once this turn is over.
      await Promise.resolve();
    }
    expect(answered).toBeGreaterThanOrEqual(100);
    // Each may not have told of its last twentieth.
    expect(answered).toBeLessThanOrEqual(100 + 3 * 5);
  });

  test('count each on its own while Redis is away', async () => {
    const counts = createSharedCounts({ isReady: false } as Redis);
    expect(await counts.add('a', 5)).toBe(5);
    expect(await counts.add('a', 5)).toBe(10);
    expect(await counts.add('b', 5)).toBe(5);
  });
});
