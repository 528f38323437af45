import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { registerWorker } from '#app/platform/worker/registration.ts';

/** Tells the server where this browser takes messages. */
export function tellSubscription(api: Client, subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const once = { idempotencyKey: idempotencyKey() };
  return api('POST /user/push/subscribe', { body: { endpoint, keys, zone } }, once);
}

/**
 * Subscribes this browser for a server's key; one for another key of before gives way. Null: the browser was refused,
 * as those in private windows are.
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  // A page that came just now has none yet.
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && isFor(before, key)) return before;
  await before?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return null;
    throw error;
  }
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const held = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...held));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
