import { box, fullBox, u32, u64 } from './boxes.ts';
import { audioTrack, videoTrack } from './init-segment.ts';

export interface VideoSample {
  /** Ticks of the video track. */
  duration: number;
  compositionOffset: number;
  key: boolean;
  data: Buffer;
}

export interface VideoRun {
  /** When its first sample is decoded. */
  start: number;
  samples: VideoSample[];
}

export interface AudioRun {
  start: number;
  /** Ticks of each sample. */
  duration: number;
  samples: Buffer[];
}

const needsNoOther = 0x02000000;
const needsOthers = 0x01010000;
/** Offsets count from the fragment; data offset, and of each sample these. */
const relativeToFragment = 0x020000;
const dataOffset = 0x01;
const durations = 0x100;
const sizes = 0x200;
const sampleFlags = 0x400;
const compositionOffsets = 0x800;

/** One fragment with its samples: what a part holds. */
export function fragment(sequence: number, video: VideoRun | null, audio: AudioRun | null): Buffer {
  const pictures = video?.samples.map(({ data }) => data) ?? [];
  const videoBytes = pictures.reduce((sum, data) => sum + data.length, 0);
  const heads = (offset: number): Buffer =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(sequence)),
      ...(video ? [videoHead(video, offset)] : []),
      ...(audio ? [audioHead(audio, offset + videoBytes)] : []),
    );
  // The offsets are of a fixed size, so the head is as long whatever they are.
  const head = heads(heads(0).length + 8);
  const samples = [...pictures, ...(audio?.samples ?? [])];
  const length = samples.reduce((sum, data) => sum + data.length, 8);
  return Buffer.concat([head, u32(length), Buffer.from('mdat'), ...samples]);
}

function videoHead({ start, samples }: VideoRun, offset: number): Buffer {
  const rows = samples.flatMap(({ duration, data, key, compositionOffset }) => [
    duration,
    data.length,
    key ? needsNoOther : needsOthers,
    compositionOffset,
  ]);
  const kinds = dataOffset | durations | sizes | sampleFlags | compositionOffsets;
  return box(
    'traf',
    fullBox('tfhd', 0, relativeToFragment, u32(videoTrack)),
    fullBox('tfdt', 1, 0, u64(start)),
    fullBox('trun', 1, kinds, u32(samples.length, offset), u32(...rows)),
  );
}

function audioHead({ start, duration, samples }: AudioRun, offset: number): Buffer {
  const rows = samples.flatMap((data) => [duration, data.length]);
  return box(
    'traf',
    fullBox('tfhd', 0, relativeToFragment, u32(audioTrack)),
    fullBox('tfdt', 1, 0, u64(start)),
    fullBox('trun', 0, dataOffset | durations | sizes, u32(samples.length, offset), u32(...rows)),
  );
}
