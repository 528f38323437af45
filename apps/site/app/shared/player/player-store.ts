import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

interface Shown {
  title: string;
  cover: string | null;
  /** Where its page is. */
  to: string;
}

/** A room's broadcast, or its replay. */
export interface WatchedRoom extends Shown {
  kind: 'room';
  broadcastId: number;
  /** The anchor's uid. */
  roomId: number;
  anchor: string;
  replay: boolean;
  /** ms since the epoch of its first picture. */
  since: number;
}

export interface WatchedVideo extends Shown {
  kind: 'video';
  id: number;
  play: VideoPlay;
}

export type Watched = WatchedRoom | WatchedVideo;

let watched: Watched | null = null;
const changes = createSignal();

/** Plays this from now on. */
export function watch(next: Watched): void {
  const before = watched;
  watched = next;
  if (JSON.stringify(before) !== JSON.stringify(next)) changes.tell();
}

export function stopWatching(): void {
  watched = null;
  changes.tell();
}

export const useWatched = (): Watched | null =>
  useSyncExternalStore(
    changes.subscribe,
    () => watched,
    () => null,
  );
