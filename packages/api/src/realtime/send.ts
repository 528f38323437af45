import { ApiError } from '../client.ts';
import { commonErrors } from '../errors.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import type { SendAnswer } from './channels.ts';
import type { Live } from './live.ts';

/** ms after which nobody believes any more that it comes through. */
const patience = 30_000;

/**
 * Says something on a stream that is followed, and resolves once the server has done it. It is said
 * again whenever the connection comes back, under the same key, which the server does once. Rejects with
 * the refusal and its words, or as unavailable after half a minute.
 */
export function send(live: Live, stream: string, body: unknown): Promise<unknown> {
  const key = idempotencyKey();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();

  function take(answer: SendAnswer): void {
    if (answer.ok) resolve(answer.result);
    else reject(new ApiError(200, answer.errorCode, answer.errorMsg));
  }
  const say = () => live.emit('send', stream, key, body, take);
  const timer = setTimeout(() => {
    const { http, code } = commonErrors.unavailable;
    reject(new ApiError(http, code, null));
  }, patience);
  live.on('connect', say);
  if (live.connected) say();
  return promise.finally(() => {
    clearTimeout(timer);
    live.off('connect', say);
  });
}
