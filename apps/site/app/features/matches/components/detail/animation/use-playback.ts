import type { Action } from '@xiongmao/api/matches/shapes';
import { useEffect, useState } from 'react';
import { dwell } from './playback.ts';

export interface Playback {
  /** Place of the action that is shown. */
  index: number;
  playing: boolean;
  /** Stands at the last action, and goes along when there are new ones. */
  following: boolean;
  toggle: () => void;
  seek: (index: number) => void;
  /** To the last action, to follow from there. */
  toLive: () => void;
}

/**
 * Plays a match's actions in their rhythm, from anywhere. It begins at the last one: live, it follows what
 * comes; after the match, playing begins anew.
 */
export function usePlayback(actions: readonly Action[]): Playback {
  const last = Math.max(0, actions.length - 1);
  // Null stands for the last action, whichever that is by then.
  const [place, setPlace] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const index = Math.min(place ?? last, last);
  const pause = dwell(actions, index);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (index < last) return setPlace(index + 1);
      setPlaying(false);
      setPlace(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [playing, index, last, pause]);

  return {
    index,
    playing,
    following: place === null,
    toggle() {
      if (!playing && index === last) setPlace(0);
      setPlaying(!playing);
    },
    seek(to) {
      setPlaying(false);
      setPlace(to);
    },
    toLive() {
      setPlaying(false);
      setPlace(null);
    },
  };
}
