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
  | { type: 'signedOut' }
  /** A waiting worker: this page is about to be left. */
  | { type: 'takeOver' };
