import type { Client } from '@xiongmao/api/client';
import { tellSubscription } from './subscription.ts';

const storageKey = 'push-renewed';

/** Once in a visit, and to each session (`anew`), tells the server of this browser's subscription: it may have forgotten it, or know another. */
export async function renewPush(api: Client, { anew }: { anew: boolean }): Promise<void> {
  if (!('PushManager' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  // What fails is tried with the next visit.
  const isTold = sessionStorage.getItem(storageKey) === subscription?.endpoint;
  if (!subscription || (isTold && !anew)) return;
  const told = await tellSubscription(api, subscription).catch(() => null);
  if (told) sessionStorage.setItem(storageKey, subscription.endpoint);
}
