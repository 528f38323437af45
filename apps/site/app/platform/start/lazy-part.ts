import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** ms before code that could not be fetched is asked for again, at first and at most. */
const pause = { first: 1_000, longest: 15_000 };

/**
 * As `lazy`, for a part that the page can do without for a while: what can't be fetched is asked for again
 * until it comes, and meanwhile its place waits. `lazy` alone would put the error page in place of all.
 */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` has it: any props
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    for (let wait = pause.first; ; wait = Math.min(wait * 2, pause.longest)) {
      try {
        return await load();
      } catch {
        // Vite has told of it (`vite:preloadError`); here only time helps.
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  });
}
