import type { AacConfig } from '../codecs/aac.ts';
import type { AudioRun } from '../fmp4/fragment.ts';

/** Seconds by which an encoder's ms may differ from its count of samples before that begins anew. */
const tolerance = 0.05;
/** Bytes of one frame of AAC: its standard allows 768 for each channel. */
const mostBytesOfFrame = 8 * 768;

export interface AudioQueue {
  /** The encoder's ms `origin` are `start` seconds of the timeline. */
  begin(origin: number, start: number): void;
  add(data: Buffer, time: number): void;
  /** What has come since the last time; null without any. */
  take(): AudioRun | null;
  readonly bytes: number;
  /** Seconds of the timeline at which the last sample ends. */
  readonly end: number;
}

/**
 * Counts samples instead of the encoder's ms, which would leave a gap or an overlap of a part of a ms between
 * any two frames.
 */
export function createAudioQueue(config: AacConfig | null): AudioQueue {
  const rate = config?.sampleRate ?? 1;
  const perFrame = config?.samplesPerFrame ?? 1;
  let originMs = 0;
  let base = 0;
  /** In samples: where the run starts, and where the next frame belongs. */
  let runStart = 0;
  let next = 0;
  let samples: Buffer[] = [];
  let bytes = 0;

  return {
    begin(origin, start) {
      originMs = origin;
      base = next = Math.round(start * rate);
      samples = [];
      bytes = 0;
    },

    add(data, time) {
      if (!config || data.length > mostBytesOfFrame) return;
      const due = base + ((time - originMs) * rate) / 1000;
      const off = (due - next) / rate;
      if (due < base || off < -tolerance) return;
      // A gap within a part closes up; the next part stands where it belongs.
      if (samples.length === 0) {
        if (off > tolerance || next === base) next = Math.round(due);
        runStart = next;
      }
      samples.push(data);
      bytes += data.length;
      next += perFrame;
    },

    take() {
      if (samples.length === 0) return null;
      const run = { start: runStart, duration: perFrame, samples };
      samples = [];
      bytes = 0;
      return run;
    },

    get bytes() {
      return bytes;
    },
    get end() {
      return config ? next / rate : 0;
    },
  };
}
