import { CodedError } from '#platform/http/errors.ts';

/** Whoever brings a session that is over is a guest to what is open to all. */
export function whenOver(error: unknown): null {
  if (error instanceof CodedError) return null;
  throw error;
}
