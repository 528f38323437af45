export type ActivityEvent = 'start' | 'finish' | 'fail';
export type ActivityState = 'idle' | 'busy' | 'failed';

/** What goes on with the server, over all requests: for the loading bar. */
export function createActivity() {
  const listeners = new Set<() => void>();
  let running = 0;
  let state: ActivityState = 'idle';

  return {
    report(event: ActivityEvent): void {
      running += event === 'start' ? 1 : -1;
      if (event === 'fail') state = 'failed';
      else if (event === 'start' && running === 1) state = 'busy';
      else if (running === 0 && state === 'busy') state = 'idle';
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): ActivityState => state,
  };
}

export const activity = createActivity();
