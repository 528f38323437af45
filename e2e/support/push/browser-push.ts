import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { PushService } from '@xiongmao/push/push-service';

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/**
 * Has the pages of a context subscribe at a push service that is played: the browser's own has a vendor's behind it.
 * Answers the endpoint.
 */
export async function pushThrough(service: PushService, context: BrowserContext): Promise<string> {
  const subscription = service.subscribe();
  await context.addInitScript(playSubscription, subscription);
  return subscription.endpoint;
}

/** Delivers what comes for an endpoint to the worker of a page, as the browser would. */
export async function deliverTo(page: Page, service: PushService, endpoint: string): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  service.onMessage((pushed) => {
    if (pushed.endpoint !== endpoint) return;
    const delivery = { origin, registrationId, data: pushed.text };
    void session.send('ServiceWorker.deliverPushMessage', delivery);
  });
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => {
        return !isDeleted && scopeURL.startsWith(origin);
      });
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/** Runs in the page, before its own scripts. */
function playSubscription(given: { endpoint: string; keys: Record<string, string> }): void {
  const key = 'played-subscription';
  if (!('PushManager' in window)) return;
  const played = (): unknown => ({
    ...given,
    options: { applicationServerKey: null },
    toJSON: () => given,
    unsubscribe: async () => {
      localStorage.removeItem(key);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    async subscribe() {
      localStorage.setItem(key, '1');
      return played();
    },
    getSubscription: async () => (localStorage.getItem(key) ? played() : null),
  });
}

/** What stands in the browser's list of notifications. */
export const shownNotices = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
