import { z } from 'zod';

const recordedSegment = z.object({
  number: z.int(),
  /** ms since the epoch, of its first picture. */
  at: z.int(),
  /** Seconds. */
  duration: z.number(),
  init: z.int(),
  discontinuity: z.boolean(),
});
/** A segment that is kept. */
export type RecordedSegment = z.infer<typeof recordedSegment>;

const index = z.object({ segments: z.array(recordedSegment) });

/** Files of a recording in the storage, below `recordings/<stream>/<recording>/`. */
export const recordedFiles = {
  folder: (stream: string, recording: string): string => `recordings/${stream}/${recording}`,
  index: 'index.json',
  init: (number: number): string => `i${number}.mp4`,
  segment: (number: number): string => `s${number}.m4s`,
};

/** The segments of an index. Throws on what is none. */
export const readRecordingIndex = (text: string): RecordedSegment[] =>
  index.parse(JSON.parse(text)).segments;
