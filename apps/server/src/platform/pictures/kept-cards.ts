import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { CodedError, TooManyRequests } from '#platform/http/errors.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';

/** Pictures a minute that are drawn for one address; one that was drawn is sent to whoever asks. */
const mostDrawn = 30;
const mostKept = 16 * 1024 * 1024;

export type SendCard = (
  request: FastifyRequest,
  reply: FastifyReply,
  card: { address: string; draw: () => Promise<Buffer> },
) => Promise<FastifyReply>;

/** Pictures that are drawn when they are asked for, within what who asks may have drawn, and kept for others. */
export function createKeptCards(clock: Clock): SendCard {
  const drawn = new RateLimit({
    most: mostDrawn,
    mostKeys: 50_000,
    now: () => clock.now().getTime(),
  });
  // Drawing takes a processor for some hundred milliseconds: two at most have one, and few wait.
  const queue = createFairQueue({
    ...{ atOncePerNetwork: 1, atOnce: 2, waitingPerHost: 4, waitingPerNetwork: 8, waiting: 32 },
  });
  const cards = new Map<string, Promise<Buffer>>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function forget(address: string): void {
    bytes -= sizes.get(address) ?? 0;
    sizes.delete(address);
    cards.delete(address);
  }

  /** Those that were drawn first go first. */
  function keep(address: string, drawing: Promise<Buffer>): Promise<Buffer> {
    cards.set(address, drawing);
    drawing.then(
      ({ length }) => {
        sizes.set(address, length);
        bytes += length;
        for (const oldest of sizes.keys()) {
          if (bytes <= mostKept) break;
          forget(oldest);
        }
      },
      () => forget(address),
    );
    return drawing;
  }

  async function cardAt(address: string, ip: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const held = cards.get(address);
    if (held) return held;
    const wait = drawn.take(ip);
    if (wait > 0) throw new TooManyRequests(wait);
    try {
      return await keep(address, queue.run(ip, draw));
    } catch (error) {
      throw error instanceof NoRoom ? new CodedError('unavailable') : error;
    }
  }

  return async (request, reply, { address, draw }) => {
    const card = await cardAt(address, request.ip, draw);
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(card);
  };
}
