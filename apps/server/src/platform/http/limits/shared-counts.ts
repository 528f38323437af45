import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Redis } from '../../redis/redis.ts';

/** Counts that all processes add to. */
export interface SharedCounts {
  /** Adds to a count; answers what all have added within the last minute. */
  add(key: string, count: number): Promise<number>;
}

/** Counts in Redis; while that is away, in this process alone. */
export function createSharedCounts(redis: Redis): SharedCounts {
  const window = { points: 1, duration: 60, keyPrefix: 'calls' };
  const limiter = new RateLimiterRedis({
    ...window,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });
  return {
    add: async (key, count) => (await limiter.penalty(key, count)).consumedPoints,
  };
}
