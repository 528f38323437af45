import { StoreAway, StoreRefused } from '../object-store.ts';
import type { S3Settings } from '../settings.ts';

/** The variable that a refusal is about, by its code. */
const blamed: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY',
  SignatureDoesNotMatch: 'S3_SECRET_KEY and S3_ACCESS_KEY',
  NoSuchBucket: 'S3_BUCKET',
  InvalidBucketName: 'S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION',
  PermanentRedirect: 'S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine',
  AccessDenied: 'what S3_ACCESS_KEY may do',
};
/** Where an answer has no more than its status. */
const blamedForStatus: Readonly<Record<number, string>> = {
  301: 'S3_REGION',
  401: 'S3_ACCESS_KEY',
  403: 'S3_ACCESS_KEY, S3_SECRET_KEY or what they may do',
};

interface SdkError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

export const statusOf = (error: unknown): number | undefined =>
  (error as SdkError).$metadata?.httpStatusCode;

/** Whether an answer says that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/**
 * An error of the SDK as one of ours, in words alone: theirs carry the request with its keys, and logs print all that
 * an error carries.
 */
export function explain(error: unknown, { endpoint, bucket, accessKey }: S3Settings): Error {
  const { name, message, code } = error as SdkError;
  const status = statusOf(error);
  const where = `the storage (${endpoint ?? 'AWS'}, ${bucket})`;
  if (name === 'AbortError') return new StoreAway(`${where} is closed: this process ends`);
  if (status === undefined) {
    // Errors of this machine's files are no storage's.
    if ((error as NodeJS.ErrnoException).syscall && 'path' in (error as object))
      return error as Error;
    return new StoreAway(`${where} can't be reached: ${code ?? name}`);
  }
  if (status >= 500 || status === 429 || status === 408 || name === 'TimeoutError') {
    return new StoreAway(`${where} does not answer: ${status} ${name}`);
  }
  const about = blamed[name] ?? blamedForStatus[status];
  if (about) return new StoreRefused(`${where} refuses: look at ${about} (${status} ${name})`);
  const said = message.replaceAll(accessKey, '…');
  return new StoreRefused(`${where} refuses: ${status} ${name}, ${said}`);
}
