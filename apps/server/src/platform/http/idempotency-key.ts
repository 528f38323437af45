import type { FastifyRequest } from 'fastify';
import { CodedError } from './errors.ts';

const form = /^[\w-]{8,100}$/;

/** The client's own key of a write; null without one. Throws `invalidInput` for what is none. */
export function keyOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !form.test(key)) throw new CodedError('invalidInput');
  return key;
}
