import { CodedError } from '#platform/http/errors.ts';

/** A zone that the database of zones does not know. */
export class UnknownZone extends CodedError {
  constructor() {
    super('unknownZone');
  }
}

/** A channel can be given only to an account that may manage channels. */
export class NoManager extends CodedError {
  constructor() {
    super('noManager');
  }
}
