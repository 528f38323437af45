import { randomUUID } from 'node:crypto';
import type { Log } from '../logging/log.ts';
import { connectRedis, type Redis } from './redis.ts';

/**
 * Carries what is new from each process to the others, when Redis is there. It keeps nothing, and nobody waits for it:
 * what is carried while it is away is lost.
 */
export function createCarrier<Carried extends object>(
  channel: string,
  { redisUrl, log }: { redisUrl: string | undefined; log: Log },
  heard: (carried: Carried) => void,
) {
  const me = randomUUID();
  let redis: Redis | null = null;
  let hearing: Redis | null = null;

  async function open(url: string): Promise<void> {
    redis = await connectRedis(url, log);
    hearing = await connectRedis(url, log);
    await hearing.subscribe(channel, (text) => {
      const { from, carried } = JSON.parse(text) as { from: string; carried: Carried };
      if (from !== me) heard(carried);
    });
  }
  const opening = redisUrl ? open(redisUrl) : Promise.resolve();
  opening.catch((error: unknown) => log.error({ err: error, channel }, 'Redis carries nothing'));

  return {
    carry(carried: Carried): void {
      if (!redis?.isReady) return;
      redis.publish(channel, JSON.stringify({ from: me, carried })).catch(() => undefined);
    },
    async stop(): Promise<void> {
      await opening.catch(() => undefined);
      await hearing?.close();
      await redis?.close();
    },
  };
}
