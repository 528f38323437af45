import { type Logger, pino } from 'pino';

/** JSON lines, as the server's are. What identifies a person stands in none: networks in place of addresses. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export const createLog = (level: string): Log => pino({ level });
