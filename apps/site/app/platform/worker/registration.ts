import type { ToWorker } from './to-worker.ts';

const workerPath = '/worker.js';

/** The site's worker; null where the browser has none, or none for addresses in the clear. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch {
    // A browser that keeps nothing, or no network: the site goes without.
    return null;
  }
}

/** Tells the worker that serves this page, or will once it stands. */
export async function tellWorker(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** ms after which a worker that has not taken over is not waited for any longer. */
const patience = 10_000;
/** ms after which it is helped along. */
const step = 400;

/**
 * Has a waiting worker take over, and tells whether it has. Chromium ends the one before once nothing is asked of it;
 * what is asked while it ends starts it anew, and then it stays until a document or the script of a thread is asked for.
 * That ends it at once, and a document would never come. So the script of a thread it is: a picture, which never runs.
 */
export function takeOver(waiting: ServiceWorker): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const help = setInterval(() => new Worker('/favicon.svg'), step);
  const limit = setTimeout(() => resolve(false), patience);
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
  waiting.postMessage({ type: 'takeOver' } satisfies ToWorker);
  return promise.finally(() => {
    clearInterval(help);
    clearTimeout(limit);
  });
}
