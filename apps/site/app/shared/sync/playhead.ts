/** ms from the camera to the eye, taken for granted where a stream has no dates. */
const usualDelay = 6_000;

/** What the moment that a video shows is told from. */
export interface VideoMoment {
  /** By the dates in the stream; null: it has none, or not yet. */
  dated: number | null;
  /** Seconds of the video's own time. */
  time: number;
  /** Whether there is a picture at all. */
  isReady: boolean;
}

/** Tells the moment (ms since the epoch) that a video shows: by the stream's dates, else by a fixed delay. */
export function createPlayhead(now: () => number) {
  let isDated = false;
  let began: number | null = null;
  return ({ dated, time, isReady }: VideoMoment): number | null => {
    isDated ||= dated !== null;
    if (isDated || !isReady) return dated;
    // Paused and rewound, it stays and goes back as the picture does.
    began ??= now() - usualDelay - time * 1000;
    return began + time * 1000;
  };
}
