import type { RoomName } from '@xiongmao/api/chat/shapes';

/** A picture that plays, or is to. */
export interface Picture {
  /** Another one is another start. */
  id: string;
  /** The room that it is of, and its match. */
  roomId: number;
  matchId: number | null;
  /** ms by which the picture comes after the match, beside its way to here; null: not known yet. */
  offset: number | null;
  /** A replay shows its own time, not the match's. */
  isReplay: boolean;
  /** `none`: there is none to wait for; `coming`: it loads, or has stopped to. */
  state: 'coming' | 'there' | 'none';
  /** The moment (ms since the epoch) that is shown; null while that is not known. */
  shownAt: () => number | null;
}

/** ms for which a picture that does not come is waited for. */
export const pictureTimeout = 20_000;
/** ms between two looks at what is shown. */
const pollInterval = 100;
/** ms by which a moment steps back though nobody rewinds: when it is paused, or from one fragment to the next. */
const jitter = 1_000;

export type SyncClock = ReturnType<typeof createSyncClock>;

/**
 * Tells up to which moment a viewer may know of a match: by its picture, where one plays. What is asked of it is a
 * number to compare with: ms since the epoch, `Infinity` where nothing is held, `-Infinity` before the first picture.
 */
export function createSyncClock(now: () => number) {
  let picture: Picture | null = null;
  /** Since when it is waited for; and since when a page waits for one that is not there at all. */
  let since: number | null = null;
  let awaitedSince: number | null = null;
  let last = Number.NEGATIVE_INFINITY;
  let isOn = true;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  /** Matches whose result somebody wanted to know. */
  const asked = new Set<number>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  function arrange(): void {
    clearInterval(timer);
    const isHolding = isOn && (picture !== null || awaitedSince !== null);
    if (isHolding && listeners.size > 0) timer = setInterval(tell, pollInterval);
  }

  /** The moment that is shown, once it is known how late that is; where there is none to come, nothing waits for it. */
  function playhead(): number {
    if (!isOn || !picture || picture.state === 'none') return Number.POSITIVE_INFINITY;
    const at = picture.shownAt();
    // What has been reached is not taken back by jitter: paused there, it would never come again.
    if (at !== null && (at > last || last - at > jitter)) last = at;
    const shown = picture.offset === null ? Number.NEGATIVE_INFINITY : last;
    if (picture.state === 'there') return shown;
    since ??= now();
    return now() - since < pictureTimeout ? shown : Number.POSITIVE_INFINITY;
  }

  /** Before the player that a page has asked for is there. */
  function awaited(): number {
    awaitedSince ??= now();
    return now() - awaitedSince < pictureTimeout
      ? Number.NEGATIVE_INFINITY
      : Number.POSITIVE_INFINITY;
  }

  return {
    show(next: Picture | null): void {
      const isSame = next?.id === picture?.id;
      if (!isSame) {
        last = Number.NEGATIVE_INFINITY;
        awaitedSince = null;
      }
      if (!isSame || next?.state !== picture?.state) since = null;
      picture = next;
      arrange();
      tell();
    },
    /** The moment (ms since the epoch) of the picture that plays; null: there is none. */
    shownAt: () => picture?.shownAt() ?? null,
    isOn: () => isOn,
    setOn(on: boolean): void {
      isOn = on;
      arrange();
      tell();
    },
    /** Up to when a match may be known; `awaits`: a picture of it is about to be shown. */
    ofMatch(matchId: number, awaits = false): number {
      if (picture?.matchId !== matchId || picture.isReplay) {
        return isOn && awaits ? awaited() : Number.POSITIVE_INFINITY;
      }
      return playhead() - (picture.offset ?? 0);
    },
    /** A replay does not tell how its match ended, before that is asked for. */
    isResultHidden: (matchId: number) => isOn && !asked.has(matchId),
    showResult(matchId: number): void {
      asked.add(matchId);
      tell();
    },
    /**
     * What one says in a room is said of this moment of its live picture, in ISO 8601; null: of none. Another room's
     * picture comes later or earlier: its moments can't be compared with those of this one.
     */
    playheadIn(room: RoomName): string | null {
      const isOwn = room === `anchor-${picture?.roomId}` && !picture?.isReplay;
      const at = isOwn ? (picture?.shownAt() ?? null) : null;
      return at === null ? null : new Date(at).toISOString();
    },
    /** Up to which moment of the picture the talk of a room may be read (`momentOf`); a replay has its own. */
    ofTalk(room: RoomName | null): number {
      const isOwn =
        picture !== null &&
        (room === `anchor-${picture.roomId}` || room === `match-${picture.matchId}`);
      return isOwn && !picture?.isReplay ? playhead() : Number.POSITIVE_INFINITY;
    },
    /**
     * The moment of the picture at which something was said: what its sender saw, but never later than what
     * was known by then is seen.
     */
    momentOf({ at, playhead: seen }: Said): number {
      const known = at + (picture?.offset ?? 0);
      return seen === null ? known : Math.min(seen, known);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      arrange();
      return () => {
        listeners.delete(listener);
        arrange();
      };
    },
  };
}

/** ms since the epoch. */
interface Said {
  at: number;
  playhead: number | null;
}
