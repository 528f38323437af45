import { backoff } from '@xiongmao/api/http/backoff';
import { networkBack } from '../online.ts';

const pause = { first: 1_000, longest: 15_000 };
/** In about half a minute: some browsers keep a failure, and then only a page loaded anew gets the code. */
const mostAttempts = 6;

/** What Chromium and Firefox, Safari, and Vite's preload say; code that came and fails says something else. */
const words = /dynamically imported module|Importing a module script|Unable to preload/;

/** Whether code could not be fetched, as by a network that fails. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && words.test(error.message);

/**
 * Loads code that is asked for again, a few times, where it can't be fetched; without a network, once that
 * is back. Throws what the code itself throws, and at last that it never came.
 */
export async function loadCode<Code>(load: () => Promise<Code>, onFailure?: () => void) {
  for (let failures = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      onFailure?.();
      failures += 1;
      if (!isMissingCode(error) || failures === mostAttempts) throw error;
      // Vite has told of it (`vite:preloadError`); here only time helps, or the network.
      if (navigator.onLine) await sleep(backoff(failures, pause));
      else await networkBack();
    }
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
