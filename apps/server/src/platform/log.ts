import type { FastifyBaseLogger } from 'fastify';

/** What modules log with: Fastify's logger, or one with the same face. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
