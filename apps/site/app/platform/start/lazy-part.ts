import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isMissingCode, loadCode } from './load-code.ts';

/**
 * Code splitting: as `lazy`, for a part that the page can do without: while it can't be fetched its place waits. `lazy` alone
 * would put the error page in place of all.
 */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` has it: any props
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => loadCode(load).catch(waitIfMissing));
}

function waitIfMissing(error: unknown): Promise<never> {
  if (!isMissingCode(error)) throw error;
  return new Promise(() => undefined);
}
