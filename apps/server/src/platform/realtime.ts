import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { ClientToServerEvents, ServerToClientEvents } from '@xiongmao/api/matches/events';
import { createClient } from 'redis';
import { Server } from 'socket.io';
import type { Log } from './log.ts';

export type Realtime = Server<ClientToServerEvents, ServerToClientEvents>;

/** Raised when Redis can't be reached at start, with the way out. */
export class RedisUnreachable extends Error {
  override name = 'RedisUnreachable';
}

/**
 * The sockets of one process. With Redis, rooms span processes; ticks don't need it, because every
 * process follows them through the database and tells its own clients.
 */
export async function createRealtime(
  server: HttpServer,
  options: { origins: readonly string[]; redisUrl: string | undefined; log: Log },
): Promise<{ io: Realtime; stop(): Promise<void> }> {
  const { origins, redisUrl, log } = options;
  const redis = redisUrl ? await connectRedis(redisUrl, log) : null;
  const io: Realtime = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    cors: { origin: [...origins], credentials: true },
    // Messages are small and many: compressing each costs more than it saves.
    perMessageDeflate: false,
    maxHttpBufferSize: 16 * 1024,
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });
  // Once the handshake has told who connects it is not needed again; keeping it costs memory for every viewer.
  io.on('connection', ({ conn, handshake }) => {
    (conn as { request: unknown }).request = null;
    handshake.headers = {};
  });
  return {
    io,
    async stop() {
      await io.close();
      await redis?.close();
    },
  };
}

async function connectRedis(url: string, log: Log) {
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
