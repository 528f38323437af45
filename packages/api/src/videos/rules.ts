/** `clip`: whatever was filmed. `highlight`: a moment of a match, or some of them. `playback`: a whole match again. */
export const videoKinds = ['clip', 'highlight', 'playback'] as const;
export type VideoKind = (typeof videoKinds)[number];

/** How a list of them is ordered: the newest first, or those most seen. */
export const videoSorts = ['new', 'views'] as const;
export type VideoSort = (typeof videoSorts)[number];

/**
 * How its file stands: none yet; bytes come in; waits for its turn; is encoded; can be played; could not be made of what
 * was sent. A video whose file is sent anew keeps showing the one of before until the new one is ready.
 */
export const fileStates = ['none', 'uploading', 'queued', 'encoding', 'ready', 'failed'] as const;
export type FileState = (typeof fileStates)[number];

/** Whether another file is about to take the place of what plays. */
export const isBeingMade = (file: FileState): boolean =>
  file === 'uploading' || file === 'queued' || file === 'encoding';

/** Videos among what can be discussed. */
export const videoDiscussedKind = 'video';

export const videoLimits = {
  title: { min: 4, max: 120 },
  description: 2_000,
  /** Bytes of a file that is sent. */
  bytes: 8 * 1024 ** 3,
  /** Seconds of a file that is sent, and of what is cut from a recording. */
  seconds: { upload: 4 * 3_600, highlight: 600, playback: 6 * 3_600 },
  /** Of a picture, in either direction, and in all (8K is refused). */
  side: 4_096,
  pixels: 4_096 * 2_304,
  /** Files of one person that come in or wait at once, and bytes of those that come in. */
  openUploads: 5,
  openBytes: 24 * 1024 ** 3,
  /** Minutes after which a file is forgotten of which nothing came, and hours after which one that stopped coming is. */
  uploadMinutes: 15,
  uploadHours: 24,
  /** Captions: more than there are languages, and characters of each. */
  captions: 24,
  captionText: 500_000,
  /** Videos beside a video. */
  related: 8,
  /** Times that a file is encoded before it has failed. */
  attempts: 3,
} as const;

/** Heights that a file is encoded in, those up to its own; bits a second of picture and sound. */
export const ladder = [
  { height: 1080, video: 5_000_000, audio: 128_000 },
  { height: 720, video: 2_800_000, audio: 128_000 },
  { height: 480, video: 1_200_000, audio: 96_000 },
  { height: 360, video: 700_000, audio: 64_000 },
] as const;

/** Pictures beside the seek bar: one for each `interval` seconds, in rows of `columns`. */
export const sheetRules = { columns: 10, most: 100, width: 160 } as const;
