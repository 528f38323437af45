import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has come alive: what asks for texts that it did not bring waits for that. */
export const useIsThere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
