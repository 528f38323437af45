import { CodedError } from '#platform/http/errors.ts';

/** No feed of that name has a secret here. */
export class FeedDisabled extends CodedError {
  constructor() {
    super('feedDisabled');
  }
}

/** The signature is not the body's under the feed's secret. */
export class FeedSignature extends CodedError {
  constructor() {
    super('feedSignature');
  }
}

/** The timestamp is further from now than a clock may be off. */
export class FeedExpired extends CodedError {
  constructor() {
    super('feedExpired');
  }
}

/** The same push was taken before. */
export class FeedReplayed extends CodedError {
  constructor() {
    super('feedReplayed');
  }
}
