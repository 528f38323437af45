import type { Init, PackagedPart } from '../packaging/packager.ts';

export interface Part extends PackagedPart {
  /** Its number in the recording: the next part's address is known before what it holds. */
  number: number;
}

export interface Segment {
  /** Media sequence number. */
  number: number;
  /** ms since the epoch by this process' clock. */
  at: number;
  discontinuity: boolean;
  /** The init segment's number in the recording. */
  init: number;
  parts: Part[];
  isWhole: boolean;
}

export interface LiveWindow {
  /** The oldest first; the last one may still grow. */
  readonly segments: readonly Segment[];
  readonly inits: readonly Init[];
  /** Discontinuities before the first segment. */
  readonly discontinuities: number;
  readonly nextPart: number;
  readonly hasEnded: boolean;
  /** There is a whole segment: a playlist without one is a fault to players. */
  readonly isPlayable: boolean;
  /** Bytes that are held. */
  readonly bytes: number;
  begin(segment: { init: Init; discontinuity: boolean; at: number }): void;
  add(part: PackagedPart): Part;
  /** The segment that grew is whole, and answered. */
  endSegment(): Segment;
  end(): void;
  /** Forgets all of it. */
  clear(): void;
}

export interface WindowBounds {
  /** Seconds that are held, and what must be held at least. */
  longest: number;
  shortest: number;
  bytes: number;
}

export const windowBounds: WindowBounds = {
  longest: 60,
  shortest: 16,
  bytes: 64 * 1024 * 1024,
};

export const durationOf = ({ parts }: Segment): number =>
  parts.reduce((sum, { duration }) => sum + duration, 0);

/** Bytes that are held of it. */
const bytesOf = ({ parts }: Segment): number =>
  parts.reduce((sum, { bytes, sound }) => sum + bytes.length + sound.length, 0);

/**
 * The last minute of a stream, in memory. Numbers begin with the clock's seconds: segments last a second at
 * least, so a process that starts anew goes on above what viewers have seen.
 */
export function createLiveWindow(bounds: WindowBounds, now: () => number): LiveWindow {
  let segments: Segment[] = [];
  const inits: Init[] = [];
  let discontinuities = 0;
  let nextSegment = Math.floor(now() / 1000);
  let nextPart = 0;
  let bytes = 0;
  let hasEnded = false;

  /** Forgets whole segments beyond the bounds. */
  function forget(): void {
    const lengths = segments.map(durationOf);
    let length = lengths.reduce((sum, each) => sum + each, 0);
    let count = 0;
    while (count < segments.length - 1) {
      const shorter = length - lengths[count]!;
      const isTooMuch = length > bounds.longest || bytes > bounds.bytes;
      if (!isTooMuch || shorter < bounds.shortest) break;
      if (segments[count]!.discontinuity) discontinuities++;
      bytes -= bytesOf(segments[count]!);
      length = shorter;
      count++;
    }
    segments = segments.slice(count);
  }

  return {
    get segments() {
      return segments;
    },
    inits,
    get discontinuities() {
      return discontinuities;
    },
    get nextPart() {
      return nextPart;
    },
    get hasEnded() {
      return hasEnded;
    },
    get isPlayable() {
      return segments[0]?.isWhole ?? false;
    },
    get bytes() {
      return bytes;
    },
    begin({ init, discontinuity, at }) {
      if (inits.at(-1) !== init) inits.push(init);
      const number = nextSegment++;
      const parts: Part[] = [];
      segments.push({ number, at, discontinuity, init: inits.length - 1, parts, isWhole: false });
    },
    add(packaged) {
      const part = { ...packaged, number: nextPart++ };
      segments.at(-1)!.parts.push(part);
      bytes += part.bytes.length + part.sound.length;
      return part;
    },
    endSegment() {
      const segment = segments.at(-1)!;
      segment.isWhole = true;
      forget();
      return segment;
    },
    end() {
      hasEnded = true;
    },
    clear() {
      segments = [];
      bytes = 0;
    },
  };
}
