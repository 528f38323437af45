import type { Platform } from '@xiongmao/api/fields/platforms';
import { useSyncExternalStore } from 'react';
import { platformOf } from './own-platform.ts';

const never = () => () => undefined;

/** The reader's platform; null until the page is alive, because guests share the page of the server. */
export function usePlatform(): Platform | null {
  return useSyncExternalStore(
    never,
    () => platformOf(navigator),
    () => null,
  );
}
