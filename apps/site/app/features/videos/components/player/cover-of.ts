import type { Trouble } from '@xiongmao/player/engine';
import type { Doing } from '@xiongmao/player/use-playback';

/** What lies over the picture, and says why there is none. */
export type Cover =
  | 'none'
  | 'loading'
  | 'buffering'
  | 'blocked'
  | 'over'
  | 'network'
  | 'denied'
  | 'unsupported';

interface Known {
  isGone: boolean;
  doing: Doing;
  trouble: Trouble | null;
}

export function coverOf({ isGone, doing, trouble }: Known): Cover {
  if (isGone) return 'denied';
  if (doing === 'over') return 'over';
  if (trouble === 'unsupported' || trouble === 'denied') return trouble;
  const isShown = doing === 'playing' || doing === 'paused';
  // What is held plays on while it is tried again.
  if (trouble && !isShown) return 'network';
  return isShown ? 'none' : doing;
}

/** Whether there is something to be controlled. */
export const hasControls = (cover: Cover): boolean =>
  cover !== 'denied' && cover !== 'unsupported' && cover !== 'blocked';
