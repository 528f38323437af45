import { availableParallelism } from 'node:os';
import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import type { FastifyRequest } from 'fastify';
import { TooManyRequests } from '../errors.ts';

/** ms after which a line is over. */
const lineLasts = 2_000;
/** One network's calls leave a core to all others: two costly ones at once on two cores held up everybody's. */
const fewAtOnce = Math.max(1, availableParallelism() - 1);

/** The lines that calls wait in. */
const lines = {
  /** What strangers read, by network. Of the database's 20 connections some are left for all else. */
  reads: { atOncePerNetwork: fewAtOnce, atOnce: 12 },
  /**
   * What strangers write, by network; and all calls of an account, by account. Some of these wait for others than
   * the database, so that only each line is bounded: none holds up another.
   */
  writes: { atOncePerNetwork: 2 * fewAtOnce, atOnce: Number.POSITIVE_INFINITY },
  accounts: { atOncePerNetwork: 2 * fewAtOnce, atOnce: Number.POSITIVE_INFINITY },
};
const bounds = { waitingPerHost: 128, waitingPerNetwork: 512, waiting: 4_096 };

/** Does work for a caller when its turn has come; throws TooManyRequests where too much of it waits, or who asked has gone. */
export type InTurn = <Result>(
  line: keyof typeof lines,
  /** Whose line: an address, or an account's uid. */
  whose: string | number,
  request: FastifyRequest,
  work: () => Promise<Result>,
) => Promise<Result>;

export interface Turns {
  inTurn: InTurn;
  /** What waits, was refused, and was asked for by who hung up meanwhile, in Prometheus' text format. */
  figures(): string[];
}

/**
 * Calls, a few at once of each network or account: however many one of them sends, and however costly they are,
 * others' are answered beside them. Answers that stand ready wait for nothing.
 */
export function createTurns(): Turns {
  const all = Object.entries(lines).map(([name, line]) => ({
    name: name as keyof typeof lines,
    queue: createFairQueue({ ...line, ...bounds }),
    refused: 0,
    abandoned: 0,
  }));
  const of = (line: keyof typeof lines) => all.find(({ name }) => name === line)!;

  return {
    async inTurn(name, whose, request, work) {
      const line = of(name);
      try {
        return await line.queue.run(String(whose), async () => {
          if (!request.raw.socket.destroyed) return work();
          line.abandoned += 1;
          throw new TooManyRequests(lineLasts);
        });
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error;
        line.refused += 1;
        throw new TooManyRequests(lineLasts);
      }
    },
    figures: () =>
      all.flatMap(({ name, queue, refused, abandoned }) => [
        `xiongmao_calls_waiting{line="${name}"} ${queue.waiting()}`,
        `xiongmao_calls_waiting_refused_total{line="${name}"} ${refused}`,
        `xiongmao_calls_abandoned_total{line="${name}"} ${abandoned}`,
      ]),
  };
}
