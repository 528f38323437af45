import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { useSyncExternalStore } from 'react';

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

/** What tells it from all else that can be watched. */
export const keyOf = (watched: Watched): string =>
  watched.kind === 'room' ? `room ${watched.broadcastId} ${watched.replay}` : `video ${watched.id}`;

/*
 * One player for the visit: it stands in the place that a page gives it and, where a page gives none, in the
 * dock at the screen's edge. Its element moves, so that what plays goes on.
 */
let watched: Watched | null = null;
let box: HTMLElement | null = null;
let dock: HTMLElement | null = null;
const stages: HTMLElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function place(): void {
  const home = stages.at(-1) ?? dock;
  if (box && home && box.parentElement !== home) home.append(box);
}

/** Plays this from now on. */
export function watch(next: Watched): void {
  const before = watched;
  watched = next;
  if (JSON.stringify(before) !== JSON.stringify(next)) tell();
}

export function stopWatching(): void {
  watched = null;
  tell();
}

/** Gives the player a place on a page, until what it answers is called. */
export function takeStage(stage: HTMLElement): () => void {
  stages.push(stage);
  place();
  tell();
  return () => {
    stages.splice(stages.indexOf(stage), 1);
    // Before the page is gone: a video that leaves the document stops.
    place();
    tell();
  };
}

/** The player's element, made with its dock. */
export function playerBox(): HTMLElement {
  if (!box) {
    box = document.createElement('div');
    box.className = 'absolute inset-0';
  }
  return box;
}

export function setDock(element: HTMLElement | null): void {
  dock = element;
  place();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWatched = (): Watched | null =>
  useSyncExternalStore(
    subscribe,
    () => watched,
    () => null,
  );

/** Whether a page has a place for the player. */
export const useStaged = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => stages.length > 0,
    () => false,
  );
