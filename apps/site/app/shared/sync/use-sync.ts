import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import { useMemo, useSyncExternalStore } from 'react';
import { Moments } from './moments.ts';
import { createSyncClock } from './sync-clock.ts';

const key = 'spoilerFree';

/** The visit's: there is one player. On the server nothing plays. */
export const syncClock = createSyncClock(Date.now);
if (typeof localStorage !== 'undefined' && isOff()) syncClock.setOn(false);

function isOff(): boolean {
  try {
    return localStorage.getItem(key) === '0';
  } catch {
    return false;
  }
}

export function setSync(on: boolean): void {
  syncClock.setOn(on);
  try {
    localStorage.setItem(key, on ? '1' : '0');
  } catch {
    // A browser that keeps nothing.
  }
}

/** Whether what a viewer is told waits for their picture. */
export const useSync = (): boolean =>
  useSyncExternalStore(syncClock.subscribe, syncClock.isOn, () => true);

/** Whether a replay of a match does not tell how it ended. */
export const useIsResultHidden = (matchId: number): boolean =>
  useSyncExternalStore(
    syncClock.subscribe,
    () => syncClock.isResultHidden(matchId),
    () => true,
  );

/** Whether something of a match that is told at once has to be left out, since a picture of it plays. */
export const useIsHeld = (matchId: number): boolean =>
  useSyncExternalStore(
    syncClock.subscribe,
    () => syncClock.ofMatch(matchId) !== Number.POSITIVE_INFINITY,
    () => false,
  );

/** Whether something that was told of a match at a moment may be shown. */
export const useIsDue = (matchId: number, at: number): boolean =>
  useSyncExternalStore(
    syncClock.subscribe,
    () => at <= syncClock.ofMatch(matchId),
    () => true,
  );

/** Whether what was known at a moment (ms since the epoch) may be told in a room. */
export const useIsTalkDue = (room: RoomName, at: number): boolean =>
  useSyncExternalStore(
    syncClock.subscribe,
    () => syncClock.momentOf({ at, playhead: null }) <= syncClock.ofTalk(room),
    () => true,
  );

/** Of matches that were looked at in this visit; the last of them is enough. */
const kept = new Map<number, Moments<unknown>>();
const mostKept = 8;

function momentsOf<Shown>(matchId: number): Moments<Shown> {
  const isServer = typeof document === 'undefined';
  const found = (isServer ? undefined : kept.get(matchId)) ?? new Moments<unknown>();
  if (!isServer && !kept.has(matchId)) {
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(matchId, found);
  }
  return found as Moments<Shown>;
}

/**
 * A match as it was at the moment that the viewer's picture shows; null before that is known. Without a picture,
 * as it is. `awaits`: the page is about to show one.
 */
export function useHeld<Detail extends { match: { id: number }; at: string }>(
  detail: Detail,
  awaits = false,
): Detail | null {
  const { id } = detail.match;
  const at = Date.parse(detail.at);
  const moments = momentsOf<Detail>(id).note(detail, at);
  return useSyncExternalStore(
    syncClock.subscribe,
    () => {
      const until = syncClock.ofMatch(id, awaits);
      return until === Number.POSITIVE_INFINITY ? moments.see(detail, at) : moments.upTo(until);
    },
    () => (awaits ? null : detail),
  );
}

type Message = Pick<ChatMessage, 'at' | 'playhead'>;

/** Messages of a room that this viewer's picture has reached; `isOwn` are shown at once. */
export function useShownTalk<Said extends Message>(
  room: RoomName | null,
  messages: readonly Said[],
  isOwn: (message: Said) => boolean,
): readonly Said[] {
  function momentOf(message: Said): number {
    if (isOwn(message)) return Number.NEGATIVE_INFINITY;
    const { at, playhead } = message;
    return syncClock.momentOf({
      at: Date.parse(at),
      playhead: playhead === null ? null : Date.parse(playhead),
    });
  }
  // Which ones are shown follows from the latest of them.
  const latest = useSyncExternalStore(
    syncClock.subscribe,
    () => {
      const until = syncClock.ofTalk(room);
      if (until === Number.POSITIVE_INFINITY) return until;
      const moments = messages.map(momentOf).filter((moment) => moment <= until);
      return Math.max(Number.NEGATIVE_INFINITY, ...moments);
    },
    () => Number.POSITIVE_INFINITY,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isOwn` tells the same of the same messages
  return useMemo(
    () => messages.filter((message) => momentOf(message) <= latest),
    [messages, latest],
  );
}
