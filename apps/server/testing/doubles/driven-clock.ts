import type { Clock } from '#platform/clock.ts';

/** A clock that stands until it is put forward. */
export interface DrivenClock extends Clock {
  to(instant: number): void;
}

export function drivenClock(from: string): DrivenClock {
  let at = Date.parse(from);
  return {
    now: () => new Date(at),
    to(instant) {
      at = Math.max(at, instant);
    },
  };
}
