import { ApiError } from '@xiongmao/api/client';
import { liveErrors } from '@xiongmao/api/live/errors';
import type { RoomState, WatchAccess } from '@xiongmao/api/live/shapes';
import type { Trouble } from '@xiongmao/player/engine';
import { LeaseRefused } from '@xiongmao/player/keep-lease';
import type { GrantFailure } from '@xiongmao/player/use-grant';
import type { Doing } from '@xiongmao/player/use-playback';

/** What lies over the picture, and says why there is none. */
export type Cover =
  | 'none'
  | 'loading'
  | 'buffering'
  | 'blocked'
  | 'offline'
  | 'interrupted'
  | 'ended'
  | 'replayOver'
  | 'locked'
  | 'signIn'
  | 'network'
  | 'denied'
  | 'unsupported'
  /** In the server's own words. */
  | 'refused';

/** Covers under which there is nothing to be controlled. */
export const closing: ReadonlySet<Cover> = new Set<Cover>([
  'offline',
  'ended',
  'replayOver',
  'locked',
  'signIn',
  'denied',
  'unsupported',
  'refused',
]);

interface Known {
  replay: boolean;
  state: RoomState | undefined;
  access: WatchAccess | undefined;
  failure: GrantFailure | null;
  trouble: Trouble | null;
  doing: Doing;
}

export function coverOf({ replay, state, access, failure, trouble, doing }: Known): Cover {
  const isClosed = access === 'locked' || access === 'signIn';
  const isPlaying = doing === 'playing' || doing === 'paused';
  // Nothing more is to be unlocked of it: its replay is sold where that stands.
  if (!replay && state === 'ended' && (isClosed || !isPlaying)) return 'ended';
  if (isClosed) return access;
  if (failure?.ends) return refusalOf(failure.error);
  if (doing === 'over') return replay ? 'replayOver' : 'ended';
  if (trouble === 'unsupported' || trouble === 'denied') return trouble;
  if (!replay && state === 'interrupted' && !isPlaying) return 'interrupted';
  if (trouble === 'notLive' && !replay && !isPlaying)
    return state === 'live' ? 'loading' : 'offline';
  // What is held plays on while it is tried again.
  if ((trouble || failure) && !isPlaying) return 'network';
  return isPlaying ? 'none' : doing;
}

function refusalOf(error: unknown): Cover {
  if (error instanceof LeaseRefused) return 'denied';
  if (!(error instanceof ApiError)) return 'network';
  if (error.errorCode === liveErrors.noBroadcast.code) return 'offline';
  return 'refused';
}
