import type { Client } from '@xiongmao/api/client';
import { tellSubscription } from './subscription.ts';

/** Tells the server again of this browser's subscription, if it has one: it may have forgotten it, or know another. */
export async function renewPush(api: Client): Promise<void> {
  if (!('PushManager' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.getSubscription();
  // What fails is tried with the next visit.
  if (subscription) await tellSubscription(api, subscription).catch(() => null);
}
