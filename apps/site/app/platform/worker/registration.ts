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

/** Has a waiting worker take over, and resolves when it has. */
export async function takeOver(waiting: ServiceWorker): Promise<void> {
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, 2_000);
  });
  waiting.postMessage({ type: 'takeOver' } satisfies ToWorker);
  await taken;
}
