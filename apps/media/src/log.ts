import { type Logger, pino } from 'pino';

/** JSON lines, as the server's are. What identifies a person stands in none: networks in place of addresses. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export const createLog = (level: string): Log => pino({ level });

const minute = 60_000;

/** Whether one more line may be said of what strangers can cause: so many in a minute. */
export function createLineBudget(perMinute: number, now: () => number): () => boolean {
  let [since, said] = [now(), 0];
  return () => {
    if (now() - since >= minute) [since, said] = [now(), 0];
    return ++said <= perMinute;
  };
}
