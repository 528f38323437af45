/** What a page tells its worker. */
export type ToWorker =
  /** It has been shown to a guest or not; `keep`: and may be asked for once more, to be kept as a whole. */
  | {
      type: 'seen';
      address: string;
      locale: string;
      language: string;
      keep: boolean;
      guest: boolean;
    }
  /** Of what one wants no results now, as the browser's cookie has it; empty for nothing. */
  | { type: 'chosen'; hides: string; locale: string }
  | { type: 'signedOut' }
  /** A waiting worker: this page is about to be left. */
  | { type: 'takeOver' };
