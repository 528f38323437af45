import { CodedError } from '#platform/http/errors.ts';

/** The bytes are not a picture of a kind that is taken, or are broken. */
export class BadImage extends CodedError {
  constructor() {
    super('badImage');
  }
}

/** More bytes or pixels than a picture of a person needs. */
export class ImageTooLarge extends CodedError {
  constructor() {
    super('imageTooLarge');
  }
}
