import { type ErrorName, errors } from '@xiongmao/api/errors';

/** An error of the contract (`packages/api`, errors): its code and its text, found by name in the caller's language. */
export class CodedError extends Error {
  readonly errorName: ErrorName;
  /** What its text names; `context` chooses the text of a cause, where it has one. */
  readonly values: Record<string, string | number>;
  /** What a client needs beside code and text, as fields of the envelope. */
  readonly more: object;

  constructor(
    errorName: ErrorName,
    values: Record<string, string | number> = {},
    more: object = {},
  ) {
    super(errorName);
    this.name = 'CodedError';
    this.errorName = errorName;
    this.values = values;
    this.more = more;
  }

  get code(): number {
    return errors[this.errorName].code;
  }

  get http(): number {
    return errors[this.errorName].http;
  }
}

/** What is wrong with one field of what was sent: a resource answers it beside that field. */
export class FieldError extends CodedError {
  readonly field: string;

  constructor(field: string, errorName: ErrorName, values: Record<string, string | number> = {}) {
    super(errorName, values);
    this.field = field;
  }
}

/** Too many calls; in so many ms they are answered again. */
export class TooManyRequests extends CodedError {
  readonly retryAfter: number;

  constructor(waitMs: number) {
    super('tooManyRequests');
    this.retryAfter = Math.ceil(waitMs / 1000);
  }
}
