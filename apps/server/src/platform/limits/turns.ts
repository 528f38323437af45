import { availableParallelism } from 'node:os';
import { createFairQueue } from '@xiongmao/api/hosting/callers/fair-queue';
import type { FastifyRequest } from 'fastify';
import { TooManyRequests } from '../http/errors.ts';

/** ms after which a network's line is over. */
const lineLasts = 2_000;

/** Does work for a caller when its turn has come; throws TooManyRequests where too many wait, or who asked has gone. */
export type InTurn = <Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
) => Promise<Result>;

export interface Turns {
  inTurn: InTurn;
  /** What waits, was refused, and was asked for by who hung up meanwhile, in Prometheus' text format. */
  figures(): string[];
}

/**
 * What strangers make the database do, a few at once for each network: however costly one's questions are,
 * others' are answered beside them. Answers that stand ready wait for nothing.
 */
export function createTurns(): Turns {
  const queue = createFairQueue({
    atOncePerNetwork: Math.max(2, availableParallelism()),
    // The database's connections are 20: feeds, purchases and whoever is signed in need some, too.
    atOnce: 12,
    waitingPerHost: 128,
    waitingPerNetwork: 512,
    waiting: 4_096,
  });
  let refused = 0;
  let abandoned = 0;
  return {
    async inTurn(request, work) {
      if (!queue.hasRoom(request.ip)) {
        refused += 1;
        throw new TooManyRequests(lineLasts);
      }
      return queue.run(request.ip, async () => {
        if (!request.raw.socket.destroyed) return work();
        abandoned += 1;
        throw new TooManyRequests(lineLasts);
      });
    },
    figures: () => [
      `xiongmao_reads_waiting ${queue.waiting()}`,
      `xiongmao_reads_refused_total ${refused}`,
      `xiongmao_reads_abandoned_total ${abandoned}`,
    ],
  };
}
