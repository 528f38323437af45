import { type ErrorName, errors } from '@xiongmao/api/errors';

/** An error of the catalogue. Its text is found by name in the caller's language. */
export class CatalogueError extends Error {
  readonly errorName: ErrorName;
  readonly values: Record<string, string | number>;

  constructor(errorName: ErrorName, values: Record<string, string | number> = {}) {
    super(errorName);
    this.name = 'CatalogueError';
    this.errorName = errorName;
    this.values = values;
  }

  get code(): number {
    return errors[this.errorName].code;
  }

  get http(): number {
    return errors[this.errorName].http;
  }
}

/** Whether the database refused text that it can't keep: with a NUL in it. */
export function isUnkeepable(error: unknown): boolean {
  const { code } = (error as { cause?: { code?: string } }).cause ?? {};
  return code === '22021' || code === '22P05';
}
