import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** What modules log with: Fastify's logger, or one with the same face. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** An error and its causes as the log may have them: what a query was given is people's own. */
export function errorForLog(error: Error): LoggedError {
  const { message, stack = '', cause } = error;
  const { code, constraint } = error as pg.DatabaseError;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    code,
    constraint,
    // It begins with the message.
    stack: stack.split(message).at(-1)!.trim(),
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return error.query;
  // Errors of class 22 quote the value that is not of its type.
  const quotes = error instanceof pg.DatabaseError && error.code?.startsWith('22');
  return quotes ? 'a query was given what is not valid' : error.message;
}
