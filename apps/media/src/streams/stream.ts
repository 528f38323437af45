import type { CutReason, MediaEvent, StreamHealth } from '@xiongmao/api/live/media';
import { ProtocolError } from '@xiongmao/rtmp/protocol-error';
import { codecsOf } from '../fmp4/init-segment.ts';
import type { Tracks } from '../hls/addresses.ts';
import { livePlaylist } from '../hls/live-playlist.ts';
import { createLiveWindow, type LiveWindow, type WindowBounds } from '../hls/live-window.ts';
import { availabilityIn, type PlaylistPosition } from '../hls/playlist-position.ts';
import { createPackager } from '../packaging/packager.ts';
import { dvrPlaylist } from '../recording/recorded-playlist.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { EndPublisher, Publisher } from '../rtmp/connection.ts';
import type { AudioTag, VideoTag } from '../rtmp/wire/media-tags.ts';
import { createMeter } from './meter.ts';
import { createWaiters } from './waiters.ts';

export interface StreamLimits {
  window: WindowBounds;
  /** ms that an answer to a wrong key takes: few keys can be tried. */
  refusal: number;
  /** ms without a usable picture, after which a publisher is cut. */
  idle: number;
  /** ms that a stream waits for its publisher to come back. */
  grace: number;
  /** ms that one which has ended can still be played; one that was banned is refused longer than leases last. */
  afterEnd: number;
  afterBan: number;
  /** Requests that may wait for what is to come, and for how many ms: less than players wait for a first byte. */
  waiting: number;
  wait: number;
}

export const streamLimits: Omit<StreamLimits, 'window'> = {
  refusal: 1_000,
  idle: 12_000,
  grace: 30_000,
  afterEnd: 60_000,
  afterBan: 600_000,
  waiting: 5_000,
  wait: 5_000,
};

/** One attempt to publish, and how to cut it. */
export interface Session {
  id: string;
  end: EndPublisher;
}

interface Parts {
  name: string;
  recorder: Recorder;
  limits: StreamLimits;
  now: () => number;
  tell: (event: MediaEvent) => void;
}

type State = StreamHealth['state'];

export interface Stream {
  readonly name: string;
  readonly recorder: Recorder;
  readonly window: LiveWindow;
  readonly state: State;
  readonly hasPublisher: boolean;
  /** It has ended long enough ago to be forgotten. */
  readonly isOver: boolean;
  /** Takes a new publisher; one that is there is replaced. */
  open(session: Session): Publisher;
  cut(reason: CutReason): void;
  /** Ends it, and leaves its publisher alone. */
  end(reason: string): void;
  /** The process ends: nobody is told, since the publisher comes back to the next one. */
  close(): void;
  /** Looks what time alone has changed. */
  tick(): void;
  /** The playlists as bytes, which are the same for all who ask at this moment. */
  playlist(tracks: Tracks): Buffer;
  /** Null while nothing is kept. */
  dvr(): Buffer | null;
  /** Nobody waits for a place so far ahead. */
  isTooFar(place: PlaylistPosition): boolean;
  /** Whether the place is there now; false after a while, null where too many wait. */
  untilPlace(place: PlaylistPosition): Promise<boolean> | null;
  untilPart(number: number): Promise<boolean> | null;
  /** Bytes that were sent to viewers. */
  gave(bytes: number): void;
  health(viewers: number): StreamHealth;
}

/** A stream from its first publisher to its end: whoever publishes, viewers see one picture that goes on. */
export function createStream({ name, recorder, limits, now, tell }: Parts): Stream {
  const { recording } = recorder;
  const window = createLiveWindow(limits.window, now);
  const waiters = createWaiters(limits.waiting, limits.wait, now);
  const meter = createMeter(now);
  const since = now();
  let session: Session | null = null;
  let lastSession = '';
  let state: State = 'interrupted';
  let wasLive = false;
  let hasChanged = false;
  /** When it was left, and when it ended. */
  let leftAt = since;
  let endedAt = 0;
  let lastPicture = since;
  /** Parts when it was last interrupted. */
  let partsBefore = 0;
  let drops = 0;
  let bytesOut = 0;
  let replacements = 0;
  let rendered: Partial<Record<Tracks, Buffer>> = {};
  let renderedDvr: { of: string; bytes: Buffer } | null = null;

  const packager = createPackager(
    {
      segment: (begin) => window.begin(begin),
      part(part) {
        window.add(part);
        hasChanged = true;
      },
      segmentEnd() {
        const segment = window.endSegment();
        recorder.add(segment, window.inits[segment.init]!);
        hasChanged = true;
      },
      drop(count) {
        drops += count;
      },
      frame(key, time) {
        lastPicture = now();
        meter.frame(key, time);
      },
    },
    now,
  );

  const event = (kind: MediaEvent['kind'], reason?: string) =>
    tell({ kind, stream: name, session: lastSession, recording, at: now(), reason });

  /** Tells viewers who wait what has come, once all of it stands. */
  function publishChanges(): void {
    if (!hasChanged) return;
    hasChanged = false;
    rendered = {};
    waiters.wake();
  }

  function showsPicture(): void {
    if (window.nextPart === partsBefore || !window.isPlayable) return;
    state = 'live';
    event(wasLive ? 'resumed' : 'live');
    wasLive = true;
  }

  /** The publisher is gone; what it sent last can be played. */
  function letGo(): void {
    session = null;
    leftAt = now();
    packager.finish();
    publishChanges();
    partsBefore = window.nextPart;
  }

  function interrupt(reason: string): void {
    letGo();
    state = 'interrupted';
    event('interrupted', reason);
  }

  function finish(reason: string): void {
    if (state === 'ended') return;
    state = 'ended';
    endedAt = now();
    window.end();
    rendered = {};
    waiters.close();
    recorder.finish();
    event('ended', reason);
  }

  return {
    name,
    recorder,
    window,
    get state() {
      return state;
    },
    get hasPublisher() {
      return session !== null;
    },
    get isOver() {
      return state === 'ended' && now() - endedAt >= limits.afterEnd;
    },

    open(next) {
      const replaced = session;
      if (replaced) {
        replacements++;
        packager.finish();
        publishChanges();
        replaced.end('replaced', true);
      }
      session = next;
      lastSession = next.id;
      lastPicture = now();

      function take(work: () => void, bytes: number): void {
        if (session !== next) return;
        meter.bytes(bytes);
        work();
        publishChanges();
        if (state !== 'live') showsPicture();
        // Even the few seconds that players need are too much to hold.
        if (window.bytes > 2 * limits.window.bytes) throw new ProtocolError('bitrateTooHigh');
      }
      return {
        video: (tag, at) => take(() => packager.video(tag, at), sizeOf(tag)),
        audio: (tag, at) => take(() => packager.audio(tag, at), sizeOf(tag)),
        leave(reason) {
          if (session === next) interrupt(reason);
        },
      };
    },

    end(reason) {
      letGo();
      finish(reason);
    },

    cut(reason) {
      const cutOff = session;
      if (reason === 'rotated') {
        if (cutOff) interrupt(reason);
        cutOff?.end(reason, true);
        return;
      }
      letGo();
      cutOff?.end(reason, true);
      finish(reason);
      if (reason === 'banned') window.clear();
    },

    close() {
      const current = session;
      letGo();
      current?.end('restarting', false);
      recorder.finish();
    },

    tick() {
      waiters.tick();
      if (state === 'ended') return;
      const at = now();
      if (session && at - lastPicture >= limits.idle) {
        const idle = session;
        interrupt('idle');
        idle.end('idle', false);
      } else if (!session && at - leftAt >= limits.grace) finish('lapsed');
    },

    playlist(tracks) {
      rendered[tracks] ??= Buffer.from(livePlaylist(window, recording, tracks));
      return rendered[tracks];
    },
    dvr() {
      const { segments, hasEnded } = recorder;
      if (segments.length === 0) return null;
      const of = `${segments.length} ${hasEnded}`;
      if (renderedDvr?.of !== of) {
        renderedDvr = { of, bytes: Buffer.from(dvrPlaylist(recording, segments, hasEnded)) };
      }
      return renderedDvr.bytes;
    },
    isTooFar: (place) => availabilityIn(window, place) === 'tooFar',
    untilPlace: (place) => waiters.wait(() => availabilityIn(window, place) !== 'ahead'),
    untilPart: (number) => waiters.wait(() => window.nextPart > number || window.hasEnded),
    gave(bytes) {
      bytesOut += bytes;
    },

    health(viewers) {
      const codecs = window.inits.at(-1)?.codecs;
      return {
        stream: name,
        recording,
        state,
        since,
        width: codecs?.video.width ?? 0,
        height: codecs?.video.height ?? 0,
        codecs: codecs ? codecsOf(codecs) : '',
        ...meter.read(),
        drops,
        viewers,
        bytesOut,
        memory: window.bytes,
        recordingState: recorder.isFailing ? 'failing' : 'recording',
        replacements,
      };
    },
  };
}

const sizeOf = (tag: VideoTag | AudioTag): number => (tag.kind === 'frame' ? tag.data.length : 0);
