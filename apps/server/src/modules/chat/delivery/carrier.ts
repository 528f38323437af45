import { randomUUID } from 'node:crypto';
import type { ChatDelta } from '@xiongmao/api/chat/events';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { Log } from '#platform/logging/log.ts';
import { connectRedis, type Redis } from '#platform/redis.ts';

/** What processes tell each other: that a room has something new, and what, where the teller has read it. */
export interface Carried {
  room: RoomName;
  delta: ChatDelta | null;
}

const channel = 'xiongmao:chat';

/** Carries what is new in rooms to other processes, when Redis is there: what it loses, they find in the rows. */
export function createCarrier(
  redisUrl: string | undefined,
  log: Log,
  heard: (carried: Carried) => void,
) {
  const me = randomUUID();
  let redis: Redis | null = null;
  let hearing: Redis | null = null;

  async function open(url: string): Promise<void> {
    redis = await connectRedis(url, log);
    hearing = await connectRedis(url, log);
    await hearing.subscribe(channel, (text) => {
      const { from, ...carried } = JSON.parse(text) as Carried & { from: string };
      if (from !== me) heard(carried);
    });
  }
  const opening = redisUrl ? open(redisUrl) : Promise.resolve();
  opening.catch((error: unknown) => log.error({ err: error }, 'chat is not carried by Redis'));

  return {
    /** While Redis is away nothing waits for it. */
    carry(carried: Carried): void {
      if (!redis?.isReady) return;
      redis.publish(channel, JSON.stringify({ from: me, ...carried })).catch(() => undefined);
    },
    async stop(): Promise<void> {
      await opening.catch(() => undefined);
      await hearing?.close();
      await redis?.close();
    },
  };
}
