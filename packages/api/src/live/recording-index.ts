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

/** What all its objects' names begin with. */
export const folderOf = (stream: string, recording: string): string =>
  `recordings/${stream}/${recording}`;

/** Files of a recording: as their addresses at media end. */
export const names = {
  index: 'index.json',
  init: (number: number): string => `i${number}.mp4`,
  segment: (number: number): string => `s${number}.m4s`,
};

export const types = { index: 'application/json', media: 'video/mp4' };

export const writeIndex = (segments: readonly RecordedSegment[]): Buffer =>
  Buffer.from(JSON.stringify({ segments }));

/** Throws on what is no index. */
export const readIndex = (text: string): RecordedSegment[] =>
  index.parse(JSON.parse(text)).segments;
