import {
  folderOf,
  names,
  type RecordedSegment,
  types,
  writeIndex,
} from '@xiongmao/api/live/recording-index';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import { durationOf, type Segment } from '../hls/live-window.ts';
import type { Log } from '../log.ts';
import type { Init } from '../packaging/packager.ts';

/** Keeps a stream's segments as they become whole. What can't be kept is left out; the live picture goes on. */
export interface Recorder {
  readonly recording: string;
  /** What is kept. */
  readonly segments: readonly RecordedSegment[];
  /** The last segment could not be kept. */
  readonly isFailing: boolean;
  readonly hasEnded: boolean;
  add(segment: Segment, init: Init): void;
  finish(): void;
  /** Resolves when all that was given is kept, or is not. */
  settled(): Promise<void>;
}

interface Parts {
  storage: ObjectStore;
  stream: string;
  recording: string;
  log: Log;
  onFailure?: () => void;
}

/** Segments that may wait for a slow storage, in memory all the while. */
const mostWaiting = 8;
/** Segments between two writes of the index: what a crash makes a replay lose. */
const indexEvery = 30;

export function createRecorder({ storage, stream, recording, log, onFailure }: Parts): Recorder {
  const segments: RecordedSegment[] = [];
  const keptInits = new Set<number>();
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let isFailing = false;
  let hasEnded = false;
  /** Something between the last segment and the next one is missing. */
  let hasGap = false;

  const nameOf = (file: string): string => `${folderOf(stream, recording)}/${file}`;

  function failed(error: unknown): void {
    hasGap = true;
    onFailure?.();
    if (!isFailing) log.error({ err: error, stream, recording }, 'a segment could not be kept');
    isFailing = true;
  }

  async function keep(segment: Segment, init: Init): Promise<void> {
    if (!keptInits.has(segment.init)) {
      await storage.put(nameOf(names.init(segment.init)), [init.bytes], types.media);
      keptInits.add(segment.init);
    }
    await storage.put(
      nameOf(names.segment(segment.number)),
      segment.parts.map(({ bytes }) => bytes),
      types.media,
    );
    const { number, at } = segment;
    const discontinuity = segment.discontinuity || hasGap;
    segments.push({ number, at, init: segment.init, duration: durationOf(segment), discontinuity });
    hasGap = false;
    isFailing = false;
    // With the first one there is something to play again, whatever comes.
    if (segments.length % indexEvery === 0 || segments.length === 1) await keepIndex();
  }

  const keepIndex = () => storage.put(nameOf(names.index), [writeIndex(segments)], types.index);

  return {
    recording,
    segments,
    get isFailing() {
      return isFailing;
    },
    get hasEnded() {
      return hasEnded;
    },
    add(segment, init) {
      if (waiting >= mostWaiting) return failed(new Error('the storage is too slow'));
      waiting++;
      last = last
        .then(() => keep(segment, init))
        .catch(failed)
        .finally(() => waiting--);
    },
    finish() {
      hasEnded = true;
      last = last.then(async () => {
        if (segments.length > 0) await keepIndex().catch(failed);
      });
    },
    settled: () => last,
  };
}
