import { type RefObject, useEffect, useState } from 'react';

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export interface Speed {
  value: number;
  choose: (speed: number) => void;
  /** To the next one, faster or slower. */
  change: (direction: 1 | -1) => void;
}

/** How fast it plays, also after it was loaded anew. */
export function useSpeed(video: RefObject<HTMLVideoElement | null>): Speed {
  const [value, choose] = useState(1);
  useEffect(() => {
    const element = video.current;
    if (element) Object.assign(element, { defaultPlaybackRate: value, playbackRate: value });
  }, [video, value]);
  return {
    value,
    choose,
    change(direction) {
      const next = speeds[(speeds as readonly number[]).indexOf(value) + direction];
      if (next !== undefined) choose(next);
    },
  };
}
