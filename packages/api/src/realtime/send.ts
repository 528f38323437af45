import { ApiError } from '../client.ts';
import { commonErrors } from '../http/common-errors.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import type { SendAnswer } from './channels.ts';
import type { Live } from './live.ts';

/** ms after which nobody believes any more that it comes through. */
const timeout = 30_000;

/**
 * Says something on a stream, and resolves once the server has done it. It is said each time that the
 * stream is joined, until it is answered, under one key, which the server does once. Rejects with the
 * refusal and its words, or as unavailable after half a minute: who then tries again gives the same key.
 */
export function send(
  live: Live,
  stream: string,
  body: unknown,
  whenJoined: (listener: () => void) => () => void,
  key: string = idempotencyKey(),
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();

  function take(answer: SendAnswer): void {
    if (answer.ok) resolve(answer.result);
    else reject(new ApiError(200, answer.errorCode, answer.errorMsg));
  }
  const timer = setTimeout(() => {
    const { http, code } = commonErrors.unavailable;
    reject(new ApiError(http, code, null));
  }, timeout);
  const unsubscribe = whenJoined(() => live.emit('send', stream, key, body, take));
  return promise.finally(() => {
    clearTimeout(timer);
    unsubscribe();
  });
}
