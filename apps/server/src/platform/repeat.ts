export interface Repeated {
  /** Does it at once; where it is under way, answers with that. */
  now(): Promise<void>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Does something every so many ms, never twice at once: where it fails that is told, and it is tried again the next time. */
export function repeat(
  every: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeated {
  let running: Promise<void> | null = null;
  function now(): Promise<void> {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  }
  const timer = setInterval(() => void now(), every).unref();
  return {
    now,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
