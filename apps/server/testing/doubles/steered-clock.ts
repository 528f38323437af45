import type { Clock } from '#platform/clock.ts';

/** A clock that goes by itself, and can be put forward. */
export interface SteeredClock extends Clock {
  forward(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
  /** To a moment just after the next full span of so many seconds begins, as limits count them. */
  toNext(span: number): void;
}

export function steeredClock(): SteeredClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
    },
    toNext(span) {
      const length = span * 1_000;
      ahead += length - ((Date.now() + ahead) % length) + 500;
    },
  };
}
