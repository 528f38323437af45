/// <reference lib="webworker" />

import { localeFromPath } from '@xiongmao/i18n/locales';
import type { ToWorker } from '../app/platform/worker/to-worker.ts';
import {
  dropOldBuilds,
  fetchAsset,
  holdBuilds,
  keepShell,
  type RoutedInstall,
  routeShell,
} from './assets.ts';
import { keepOfflinePage } from './offline-page.ts';
import { choose, fetchPage, forgetPages, keepPage, seePage } from './pages.ts';
import { openNotice, renewSubscription, showNotice, unsubscribe } from './push.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** What is no page of the site's: the server's, and what it is asked for. */
const server = /^\/(java|uploads|socket\.io|dev)\//;

worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepShell(), routeShell(event as ExtendableEvent & RoutedInstall)])),
);

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await holdBuilds(worker.clients);
      // As earlier workers kept pages: those don't say of when they are.
      await caches.delete('pages');
      // The page is asked for while this thread only starts.
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (server.test(pathname)) return;
    const asked = (async () => ((await event.preloadResponse) as Response) ?? fetch(request))();
    event.respondWith(fetchPage(request.url, asked));
    event.waitUntil(keepPage(request.url, asked));
    // The network may be gone before the page tells its language.
    const { locale } = localeFromPath(pathname);
    if (locale) event.waitUntil(keepOfflinePage(locale));
  } else if (pathname.startsWith('/assets/') || shellFiles.includes(pathname)) {
    event.respondWith(fetchAsset(request));
  }
});

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  switch (message.type) {
    case 'seen':
      event.waitUntil(
        (async () => {
          await seePage(message);
          await dropOldBuilds(worker.clients);
        })(),
      );
      break;
    case 'chosen':
      event.waitUntil(Promise.all([choose(message.hides), keepOfflinePage(message.locale)]));
      break;
    case 'signedOut':
      event.waitUntil(Promise.all([forgetPages(), unsubscribe(worker)]));
      break;
    case 'takeOver':
      event.waitUntil(worker.skipWaiting());
      break;
  }
});

worker.addEventListener('push', (event) => event.waitUntil(showNotice(worker, event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(worker, event)));
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(worker, event as PushSubscriptionChange)),
);

/** TypeScript's library does not know it yet. */
interface PushSubscriptionChange extends ExtendableEvent {
  newSubscription?: PushSubscription;
  oldSubscription?: PushSubscription;
}
