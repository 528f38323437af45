import { useSyncExternalStore } from 'react';

/** Where home has columns beside the list (Tailwind's `xl`). */
const query = '(min-width: 80rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the columns beside the list are in sight; on the server nobody knows, and none are made. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
