import { useRef } from 'react';
import { useApi } from '#app/platform/app-context.ts';

/** Seconds after which somebody has seen it; half of what is shorter than twice that. */
const enough = 3;

/** Says once that somebody sees a video, when some of it was played. */
export function useViewed(
  id: number,
): (video: Pick<HTMLVideoElement, 'played' | 'duration'>) => void {
  const api = useApi();
  const isTold = useRef(false);
  return ({ played, duration }) => {
    if (isTold.current || playedOf(played) < Math.min(enough, duration / 2)) return;
    isTold.current = true;
    // One that is lost is one view less.
    api('POST /video/view', { body: { id } }).catch(() => undefined);
  };
}

function playedOf(played: TimeRanges): number {
  let seconds = 0;
  for (let at = 0; at < played.length; at++) seconds += played.end(at) - played.start(at);
  return seconds;
}
