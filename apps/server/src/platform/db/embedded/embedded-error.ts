/** Why the embedded PostgreSQL can't be used, and the way out, in sentences for whoever runs it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export const useOwnDatabase =
  'or set DATABASE_URL to a PostgreSQL of your own (postgresql://user:password@host:5432/name)';

/** The `code` of a Node or PostgreSQL error, such as EACCES or 57P03. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
