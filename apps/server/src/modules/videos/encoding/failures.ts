/** Why a file could not be made, `failure.<name>` in the namespace `videos`. */
export const failures = [
  'notVideo',
  'broken',
  'tooLong',
  'tooLarge',
  'tooSlow',
  'unsupported',
  'noSpace',
  'lost',
  'crashed',
] as const;
export type FailureName = (typeof failures)[number];

/** Those that another attempt may not meet. */
const passing: readonly FailureName[] = ['tooSlow', 'noSpace', 'lost', 'crashed'];

/** A file can't be made of what there is. */
export class EncodingFailure extends Error {
  readonly reason: FailureName;
  /** What the encoder said last. */
  readonly said: string;

  constructor(reason: FailureName, said = '') {
    super(reason);
    this.name = 'EncodingFailure';
    this.reason = reason;
    this.said = said;
  }

  get isFinal(): boolean {
    return !passing.includes(this.reason);
  }
}

/** Whoever encodes has no right to go on: the job was cancelled, or is another's. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}
