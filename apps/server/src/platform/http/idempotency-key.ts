import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CodedError } from './errors.ts';

const form = /^[\w-]{8,100}$/;

/** The headers of a call that is keyed. */
export const keyedHeaders = z.object({ 'idempotency-key': z.string().regex(form) });

/** The client's own key of a write that needs none; null without one. Throws `invalidInput` for what is none. */
export function keyOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !form.test(key)) throw new CodedError('invalidInput');
  return key;
}
