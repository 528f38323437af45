import { ProtocolError } from '@xiongmao/rtmp/protocol-error';
import { type AacConfig, readAacConfig } from '../codecs/aac.ts';
import { type AvcConfig, readAvcConfig, readAvcFrame } from '../codecs/avc.ts';
import { MediaError } from '../codecs/bit-reader.ts';
import { fragment, type VideoSample } from '../fmp4/fragment.ts';
import { type Codecs, initSegment, videoTimescale } from '../fmp4/init-segment.ts';
import type { AudioTag, VideoTag } from '../rtmp/wire/media-tags.ts';
import { createAudioQueue } from './audio-queue.ts';
import { createWallClock, type WallClock } from './wall-clock.ts';

/** Seconds. A part is never longer than its target, a segment never rounds to more than its own. */
export const partTarget = 0.41;
export const segmentTarget = 4;
const shortestSegment = 1;
const longestSegment = 4.49;

const ticks = (seconds: number): number => seconds * videoTimescale;
const ticksOfMs = videoTimescale / 1000;
/** ms of media time: a gap beyond which a stream begins anew, and a step back that is no mere disorder. */
const longestGap = 5_000;
const stepBack = 1_000;
/**
 * Where a timeline begins by the clock: what another process makes of the same stream then stands behind what
 * viewers have of this one, with the gap that there was.
 */
const timelineBegins = Date.UTC(2026, 0, 1);
const longestComposition = 5_000;
const mostBytesOfPart = 8 * 1024 * 1024;

export interface Init {
  codecs: Codecs;
  bytes: Buffer;
  /** Of the sound alone; null without any. */
  sound: Buffer | null;
}

export interface PackagedPart {
  /** Seconds. */
  duration: number;
  /** Begins with a picture that needs no other. */
  independent: boolean;
  bytes: Buffer;
  /** The same without its picture; nothing in it without sound. */
  sound: Buffer;
}

export interface PackagerSink {
  /** A segment begins, by this process' clock at `at`; on a `discontinuity` nothing is as before. */
  segment(begin: { init: Init; discontinuity: boolean; at: number }): void;
  part(part: PackagedPart): void;
  /** The segment is whole. */
  segmentEnd(): void;
  /** A frame that was missing or unusable. */
  drop(count: number): void;
  /** A picture that is packaged. */
  frame(key: boolean, time: number): void;
}

export interface Packager {
  video(tag: VideoTag, timestamp: number): void;
  audio(tag: AudioTag, timestamp: number): void;
  /** What there is becomes a part; what comes next begins anew. */
  finish(): void;
}

interface Frame extends Omit<VideoSample, 'duration'> {
  /** ms, and ticks of the timeline that viewers see. */
  time: number;
  start: number;
}

/** Makes fragments of frames as they come, cut at frame bounds into parts and at key frames into segments. */
export function createPackager(sink: PackagerSink, now: () => number): Packager {
  let video: AvcConfig | null = null;
  let audioConfig: AacConfig | null = null;
  let audio = createAudioQueue(null);
  let init: Init | null = null;
  let clock: WallClock = createWallClock(now);
  let isDiscontinuous = false;
  let sequence = 0;

  /** The encoder's ms without wrapping around, from the last ones that it sent. */
  let raw: number | null = null;
  let unwrapped = 0;
  /** The timeline that viewers see: its ticks at the encoder's ms `origin`. */
  let origin = 0;
  let base = Math.max(0, now() - timelineBegins) * ticksOfMs;

  /** The newest frame: how long it is shown the next one tells. Null while nothing runs. */
  let newest: Frame | null = null;
  let frameTicks = ticks(1 / 30);
  let run: VideoSample[] = [];
  let runStart = 0;
  let runBytes = 0;
  let segmentStart = 0;

  function unwrap(timestamp: number): number {
    unwrapped += raw === null ? 0 : (timestamp - raw) | 0;
    raw = timestamp;
    return unwrapped;
  }

  function begin(time: number): void {
    init ??= makeInit();
    clock = createWallClock(now);
    clock.arrived(time);
    origin = time;
    runStart = segmentStart = base;
    audio.begin(time, base / videoTimescale);
    sink.segment({ init, discontinuity: isDiscontinuous, at: clock.at(time) });
    isDiscontinuous = true;
  }

  function makeInit(): Init {
    const codecs = { video: video!, audio: audioConfig };
    const sound = audioConfig && initSegment({ audio: audioConfig });
    return { codecs, bytes: initSegment(codecs), sound };
  }

  function show(frame: Frame, until: number): void {
    const { key, data, compositionOffset } = frame;
    run.push({ key, data, compositionOffset, duration: until - frame.start });
    runBytes += data.length;
  }

  function endPart(at: number): void {
    const independent = run[0]!.key;
    const heard = audio.take();
    const bytes = fragment(++sequence, { start: runStart, samples: run }, heard);
    const sound = heard ? fragment(sequence, null, heard) : Buffer.alloc(0);
    sink.part({ duration: (at - runStart) / videoTimescale, independent, bytes, sound });
    run = [];
    runBytes = 0;
    runStart = at;
  }

  function endSegment(at: number): void {
    endPart(at);
    sink.segmentEnd();
    segmentStart = at;
  }

  /** Ends what a new frame ends: the part, when it would outgrow it; the segment, at a key frame or when too long. */
  function cutBefore(next: Frame): void {
    const length = next.start - segmentStart;
    const outgrown = next.start - runStart + frameTicks > ticks(partTarget);
    const isDue = next.key && length >= ticks(shortestSegment);
    const isLate = outgrown && length + ticks(partTarget) > ticks(longestSegment);
    if (isDue || isLate) {
      endSegment(next.start);
      sink.segment({ init: init!, discontinuity: false, at: clock.at(next.time) });
    } else if (outgrown) endPart(next.start);
  }

  function finish(): void {
    if (!newest) return;
    const end = newest.start + frameTicks;
    show(newest, end);
    newest = null;
    endSegment(end);
    base = Math.max(end, Math.ceil(audio.end * videoTimescale));
  }

  function configure(change: () => boolean): void {
    try {
      if (!change()) return;
      finish();
      init = null;
      audio = createAudioQueue(audioConfig);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      sink.drop(1);
    }
  }

  function addFrame(tag: Extract<VideoTag, { kind: 'frame' }>, timestamp: number): void {
    const composition = Math.abs(tag.compositionOffset);
    const found = video && readAvcFrame(tag.data, video.lengthSize);
    if (!found?.ok || composition > longestComposition) {
      sink.drop(1);
      return;
    }
    const time = unwrap(timestamp);
    const step = newest ? time - newest.time : 0;
    if (step > longestGap || step < -stepBack) finish();
    else if (newest && step <= 0) {
      sink.drop(1);
      return;
    }
    if (!newest && !found.key) return;
    if (newest) clock.arrived(time);
    else begin(time);
    const frame: Frame = {
      time,
      start: base + (time - origin) * ticksOfMs,
      key: found.key,
      compositionOffset: tag.compositionOffset * ticksOfMs,
      data: tag.data,
    };
    if (newest) {
      const lasted = frame.start - newest.start;
      // Frames that an encoder in trouble has left out; of a slower rate there would be many alike.
      if (lasted > 1.7 * frameTicks) sink.drop(Math.round(lasted / frameTicks) - 1);
      show(newest, frame.start);
      frameTicks = lasted;
      cutBefore(frame);
    }
    newest = frame;
    if (runBytes + audio.bytes > mostBytesOfPart) throw new ProtocolError('bitrateTooHigh');
    sink.frame(found.key, time);
  }

  return {
    video(tag, timestamp) {
      if (tag.kind === 'frame') addFrame(tag, timestamp);
      else if (tag.kind === 'broken') sink.drop(1);
      else if (tag.kind === 'config') {
        configure(() => {
          const next = readAvcConfig(tag.record);
          if (video?.record.equals(next.record)) return false;
          video = next;
          return true;
        });
      }
    },
    audio(tag, timestamp) {
      if (tag.kind === 'frame') {
        const time = unwrap(timestamp);
        if (newest) audio.add(tag.data, time);
      } else if (tag.kind === 'broken') sink.drop(1);
      else if (tag.kind === 'config') {
        configure(() => {
          const next = readAacConfig(tag.config);
          if (audioConfig?.record.equals(next.record)) return false;
          audioConfig = next;
          return true;
        });
      }
    },
    finish() {
      finish();
      raw = null;
    },
  };
}
