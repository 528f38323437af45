import { useSyncExternalStore } from 'react';
import { useViewer } from './config.ts';

const subscribe = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's zone: what the server rendered with, corrected to the browser's own once hydrated. */
export function useZone(): string {
  const { zone } = useViewer();
  return useSyncExternalStore(subscribe, ownZone, () => zone);
}
