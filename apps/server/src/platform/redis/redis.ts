import { createClient } from 'redis';
import type { Log } from '../logging/log.ts';

/** Raised when Redis can't be reached at start, with the way out. */
export class RedisUnreachable extends Error {
  override name = 'RedisUnreachable';
}

export type Redis = Awaited<ReturnType<typeof connectRedis>>;

export async function connectRedis(url: string, log: Log) {
  const client = createClient({
    url,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(tries * 100, 2_000) },
  });
  let standing = false;
  const first = new Promise<never>((_, reject) => {
    client.on('error', (error: Error) => {
      if (standing) return log.warn({ err: error }, 'Redis is away');
      reject(new RedisUnreachable(`Redis (REDIS_URL) can't be reached: ${error.message}`));
    });
  });
  try {
    await Promise.race([client.connect(), first]);
  } catch (error) {
    client.destroy();
    throw error;
  }
  standing = true;
  return client;
}
