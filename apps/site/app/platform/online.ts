import { subscribeToNetwork } from '@xiongmao/api/http/network';
import { useSyncExternalStore } from 'react';

/** Answers once there is a network again. */
export const networkBack = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Whether the browser has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}
