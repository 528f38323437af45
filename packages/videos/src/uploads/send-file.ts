import { uploadPath } from '@xiongmao/api/hosting/served-paths';
import type { DetailedError, UploadOptions } from 'tus-js-client';

/** ms before what broke off is tried again; after them whoever sends decides. */
const retryDelays = [0, 1_000, 3_000, 5_000];

/** Why the server takes no more of a file; a text under `upload.refused`. */
export type Refusal = 'busy' | 'tooLarge' | 'noRoom' | 'gone' | 'notAllowed' | 'unreadable';

export class SendingRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.name = 'SendingRefused';
    this.reason = reason;
  }
}

/** Nothing answered, or something on the way was busy: what was sent is kept, and it goes on later. */
export class SendingBroke extends Error {
  override name = 'SendingBroke';
}

const refusals: Readonly<Record<number, Refusal>> = {
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'gone',
  410: 'gone',
  413: 'tooLarge',
  423: 'busy',
  507: 'noRoom',
};

export interface Ways {
  onProgress: (sent: number) => void;
  /** It broke off, and is tried again by itself. */
  onBreak: () => void;
  onSent: () => void;
  /** `SendingRefused`, or `SendingBroke`. */
  onError: (error: SendingRefused | SendingBroke) => void;
}

export interface Sender {
  /** Ends the request that is on its way; what arrived stays. */
  stop(): Promise<void>;
  /** The server forgets what arrived. */
  giveUp(): Promise<void>;
}

/**
 * Sends what the server lacks of a file to the address of its upload, in one request: what arrived of one that breaks off
 * is kept to the byte, and each request costs the server something of its own.
 */
export async function sendFile(file: File, address: string, ways: Ways): Promise<Sender> {
  if (!address.startsWith(uploadPath)) throw new Error(`no address of an upload: ${address}`);
  const { Upload } = await import('tus-js-client');
  const options: UploadOptions = {
    uploadUrl: address,
    retryDelays,
    headers: { 'x-xiongmao': '1' },
    storeFingerprintForResuming: false,
    onProgress: (sent) => ways.onProgress(sent),
    onSuccess: () => ways.onSent(),
    onShouldRetry(error) {
      const isWorthIt = isPassing(statusOf(error)) && navigator.onLine;
      if (isWorthIt) ways.onBreak();
      return isWorthIt;
    },
    onError: (error) => ways.onError(asOurs(error)),
  };
  const upload = new Upload(file, options);
  upload.start();
  return {
    stop: () => upload.abort(),
    giveUp: () => upload.abort(true),
  };
}

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** 409: the server has more, or less, of it than was thought, and is asked again. */
const isPassing = (status: number): boolean =>
  [0, 408, 409, 423, 429].includes(status) || (status >= 500 && status !== 507);

export function asOurs(error: Error | DetailedError): SendingRefused | SendingBroke {
  // It was no request that failed: the file was moved or changed since it was chosen.
  if (!('originalRequest' in error)) return new SendingRefused('unreadable');
  const status = statusOf(error);
  const reason = refusals[status];
  if (reason) return new SendingRefused(reason);
  return isPassing(status) ? new SendingBroke(error.message) : new SendingRefused('notAllowed');
}
