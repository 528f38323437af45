import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { PushMessage } from '@xiongmao/api/users/push/message';
import { accountPath, pathOf } from '../app/paths.ts';
import { recall } from './memory.ts';

/** Shows what is told. Services may deliver in another order: of one match the latest stays. */
export async function showNotice(
  { registration, navigator }: ServiceWorkerGlobalScope,
  { data }: PushEvent,
): Promise<void> {
  const told = data!.json() as PushMessage;
  const shown = await registration.getNotifications({ tag: told.tag });
  const later = shown
    .map((notification) => notification.data as PushMessage)
    .find(({ id }) => id > told.id);
  const { title, body, lang, dir, tag, renotify } = later ?? told;
  await registration.showNotification(title, {
    ...{ body, lang, dir, tag, data: later ?? told },
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    // What was shown before is heard once.
    ...(later ? { silent: true } : { renotify }),
  } as NotificationOptions);
  if ('setAppBadge' in navigator) await navigator.setAppBadge(told.unread).catch(() => undefined);
}

/** A click leads to what is told of: in a page that is there already, else in one of its own. */
export async function openNotice(
  { clients }: ServiceWorkerGlobalScope,
  { notification }: NotificationEvent,
): Promise<void> {
  notification.close();
  const { link } = notification.data as PushMessage;
  const path = pathOf(link) ?? accountPath('userNews');
  const open = await clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}

/** The browser has renewed its subscription: whoever pushes to it must know. */
export async function renewSubscription(
  { registration }: ServiceWorkerGlobalScope,
  given: { newSubscription?: PushSubscription; oldSubscription?: PushSubscription },
): Promise<void> {
  const options = given.oldSubscription?.options;
  const subscription =
    given.newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoints } = (await (await fetch('/config.json')).json()) as {
    endpoints: { api: string };
  };
  const { endpoint, keys } = subscription.toJSON();
  await fetch(`${endpoints.api}/java/user/push/subscribe`, {
    method: 'POST',
    credentials: endpoints.api ? 'include' : 'same-origin',
    headers: {
      'content-type': 'application/json',
      'x-xiongmao': '1',
      'idempotency-key': idempotencyKey(),
      language: (await recall<string>('locale')) ?? '',
    },
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** Who has signed out is told nothing any more, whatever the server has heard of it; nor stands there what was told. */
export async function unsubscribe({
  registration,
  navigator,
}: ServiceWorkerGlobalScope): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await registration.getNotifications()) shown.close();
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined);
}
