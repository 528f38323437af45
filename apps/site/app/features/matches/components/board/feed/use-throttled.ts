import { useEffect, useRef } from 'react';

/** ms between two fetches of a list that has got newcomers. */
const refetchPause = 3000;

/** Runs at most once in a while; what comes meanwhile is done once, afterwards. */
export function useThrottled(run: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    const wait = Math.max(0, last.current + refetchPause - Date.now());
    timer.current = setTimeout(() => {
      last.current = Date.now();
      run();
    }, wait);
  };
}
