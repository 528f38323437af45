import type { PushMessage } from '@xiongmao/api/users/push/message';
import webPush from 'web-push';
import { askOutside } from '#platform/ask-outside.ts';
import type { VapidDetails } from './vapid-keys.ts';

/** What became of a message. `asked`: in so many seconds, where the service has said when. */
export type PushOutcome =
  | { is: 'taken' }
  | { is: 'gone' }
  | { is: 'refused'; status: number }
  | { is: 'silent' }
  | { is: 'later'; asked: number | null };

const mostAnswered = 16 * 1024;

export interface Sending {
  endpoint: string;
  p256dh: string;
  auth: string;
  message: PushMessage;
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
  /** What waits for the same browser under it is replaced. */
  topic: string | null;
}

/** Encrypts a message for a browser, signs it, and hands it to the browser's push service. */
export async function sendPush(sending: Sending, vapidDetails: VapidDetails): Promise<PushOutcome> {
  const { endpoint, p256dh, auth, message, ttl, urgency, topic } = sending;
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails, TTL: ttl, urgency, contentEncoding: 'aes128gcm', ...(topic && { topic }) },
  );
  let answer: Response;
  try {
    answer = await askOutside(
      endpoint,
      { method, headers: headers as Record<string, string>, body: new Uint8Array(body!) },
      mostAnswered,
    );
  } catch {
    // No answer, or no end of it.
    return { is: 'silent' };
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 429 || status >= 500) {
    return { is: 'later', asked: secondsIn(answer.headers.get('retry-after')) };
  }
  return { is: 'refused', status };
}

/** Of a `Retry-After`: seconds, or a date. */
function secondsIn(text: string | null): number | null {
  if (text === null) return null;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
