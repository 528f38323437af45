/** ms over which the least delay is looked for, and by how much the clock may then be put later. */
const windowMs = 10_000;
const stepMs = 5;

export interface WallClock {
  /** A frame of this media time has come in now. */
  arrived(time: number): void;
  /** What this process' clock showed at a media time, to the ms. */
  at(time: number): number;
}

/**
 * Tells media time as this process' clock: the frame that was least delayed says how they differ. A frame
 * that comes early puts it right at once; an encoder whose clock runs slow is followed in small steps.
 */
export function createWallClock(now: () => number): WallClock {
  let offset = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let windowEnds = 0;

  return {
    arrived(time) {
      const at = now();
      const lag = at - time;
      offset = Math.min(offset, lag);
      least = Math.min(least, lag);
      if (windowEnds === 0) windowEnds = at + windowMs;
      if (at < windowEnds) return;
      offset += Math.min(least - offset, stepMs);
      least = Number.POSITIVE_INFINITY;
      windowEnds = at + windowMs;
    },
    at: (time) => Math.round(time + offset),
  };
}
