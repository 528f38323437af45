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
