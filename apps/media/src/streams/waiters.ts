interface Waiter {
  isDone: () => boolean;
  until: number;
  resolve: (answer: boolean) => void;
}

/** Requests of one stream that wait for what is yet to come. */
export interface Waiters {
  /** Whether it came in time; null at once where too many wait already. */
  wait(isDone: () => boolean): Promise<boolean> | null;
  /** Something has come. */
  wake(): void;
  /** Lets go of those that have waited long enough. */
  tick(): void;
  /** Nothing comes any more. */
  close(): void;
  readonly count: number;
}

export function createWaiters(most: number, longestMs: number, now: () => number): Waiters {
  let waiting: Waiter[] = [];

  function settle(isOver: (waiter: Waiter) => boolean): void {
    const over = waiting.filter(isOver);
    if (over.length === 0) return;
    waiting = waiting.filter((waiter) => !over.includes(waiter));
    for (const { isDone, resolve } of over) resolve(isDone());
  }

  return {
    wait(isDone) {
      if (isDone()) return Promise.resolve(true);
      if (waiting.length >= most) return null;
      return new Promise((resolve) => {
        waiting.push({ isDone, resolve, until: now() + longestMs });
      });
    },
    wake: () => settle(({ isDone }) => isDone()),
    tick() {
      const at = now();
      settle(({ until }) => until <= at);
    },
    close: () => settle(() => true),
    get count() {
      return waiting.length;
    },
  };
}
