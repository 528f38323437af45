import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Code that did not come: the network's fault, or the screen is of an earlier release. */
export class CodeOutOfReach extends Error {
  override name = 'CodeOutOfReach';
}

/** A component whose code is fetched when it is first shown. */
export function fetched<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new CodeOutOfReach('code that was needed did not come', { cause });
    }
  });
}
