import { CatalogueError } from '#platform/http/errors.ts';

/** Whoever brings a session that is over is a guest to what is open to all. */
export function whenOver(error: unknown): null {
  if (error instanceof CatalogueError) return null;
  throw error;
}
