/** `clip`: whatever was filmed. `highlight`: a moment of a match, or some of them. `playback`: a whole match again. */
export const videoKinds = ['clip', 'highlight', 'playback'] as const;
export type VideoKind = (typeof videoKinds)[number];

/** How a list of them is ordered: the newest first, or those most seen. */
export const videoSorts = ['new', 'views'] as const;
export type VideoSort = (typeof videoSorts)[number];

/** Who made it: editors at their desk, or an expert or anchor in the studio, whose videos an editor reviews. */
export const videoOrigins = ['desk', 'studio'] as const;
export type VideoOrigin = (typeof videoOrigins)[number];

export const videoStates = [
  'draft',
  'review',
  'refused',
  'scheduled',
  'published',
  'withdrawn',
  'takenDown',
] as const;
export type VideoState = (typeof videoStates)[number];

/**
 * How its file stands: none yet; bytes come in; waits for its turn; is encoded; can be played; could not be made of what
 * was sent. A video whose file is sent anew keeps showing the one of before until the new one is ready.
 */
export const fileStates = ['none', 'uploading', 'queued', 'encoding', 'ready', 'failed'] as const;
export type FileState = (typeof fileStates)[number];

/** What people do at the desk and in the studio. */
export const videoOfficeEvents = [
  'submit',
  'recall',
  'refuse',
  'schedule',
  'publish',
  'withdraw',
] as const;
export type VideoOfficeEvent = (typeof videoOfficeEvents)[number];
/** `restore` shows again what was taken down; `putBack` leaves it where people did not see it before either. */
export const videoEvents = [...videoOfficeEvents, 'takeDown', 'restore', 'putBack'] as const;
export type VideoEvent = (typeof videoEvents)[number];

/** Its maker in the studio, an editor at the desk, the clock, and who decides on what rights-holders claim. */
export type VideoActor = 'maker' | 'desk' | 'clock' | 'claim';

export interface VideoTransition {
  from: VideoState;
  event: VideoEvent;
  to: VideoState;
  by: VideoActor;
  /** Of one origin alone. */
  origin?: VideoOrigin;
  /** It decides on what somebody else made. */
  review?: true;
}

/** All that can become of a video. */
export const videoTransitions = [
  { from: 'draft', event: 'submit', to: 'review', by: 'maker', origin: 'studio' },
  { from: 'refused', event: 'submit', to: 'review', by: 'maker', origin: 'studio' },
  { from: 'withdrawn', event: 'submit', to: 'review', by: 'maker', origin: 'studio' },
  { from: 'review', event: 'recall', to: 'draft', by: 'maker', origin: 'studio' },
  { from: 'published', event: 'withdraw', to: 'withdrawn', by: 'maker', origin: 'studio' },

  { from: 'draft', event: 'publish', to: 'published', by: 'desk', origin: 'desk' },
  { from: 'draft', event: 'schedule', to: 'scheduled', by: 'desk', origin: 'desk' },
  { from: 'withdrawn', event: 'publish', to: 'published', by: 'desk', origin: 'desk' },
  { from: 'scheduled', event: 'recall', to: 'draft', by: 'desk', origin: 'desk' },
  // A maker's goes back to where it waited.
  { from: 'scheduled', event: 'recall', to: 'review', by: 'desk', origin: 'studio' },

  { from: 'review', event: 'publish', to: 'published', by: 'desk', review: true },
  { from: 'review', event: 'schedule', to: 'scheduled', by: 'desk', review: true },
  { from: 'review', event: 'refuse', to: 'refused', by: 'desk', review: true },
  { from: 'scheduled', event: 'schedule', to: 'scheduled', by: 'desk' },
  { from: 'scheduled', event: 'publish', to: 'published', by: 'desk' },
  { from: 'scheduled', event: 'publish', to: 'published', by: 'clock' },
  { from: 'published', event: 'withdraw', to: 'withdrawn', by: 'desk' },

  // Whatever people once saw, wherever it was put since: else it would only have to be withdrawn in time.
  { from: 'published', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'withdrawn', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'review', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'refused', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'draft', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'scheduled', event: 'takeDown', to: 'takenDown', by: 'claim' },
  { from: 'takenDown', event: 'restore', to: 'published', by: 'claim' },
  { from: 'takenDown', event: 'putBack', to: 'withdrawn', by: 'claim' },
] as const satisfies readonly VideoTransition[];

/** What an event makes of a video; undefined where that can't happen to it. */
export const videoTransitionOf = (
  video: { state: VideoState; origin: VideoOrigin },
  event: VideoEvent,
  by: VideoActor,
): VideoTransition | undefined =>
  (videoTransitions as readonly VideoTransition[]).find(
    (each) =>
      each.from === video.state &&
      each.event === event &&
      each.by === by &&
      (each.origin ?? video.origin) === video.origin,
  );

/** Whether its words and file may be changed: a maker's, while they are not before anybody else. */
export const isVideoEditable = (
  { state, origin }: { state: VideoState; origin: VideoOrigin },
  by: VideoActor,
): boolean =>
  origin === 'desk'
    ? by === 'desk' && state !== 'takenDown'
    : by === 'maker' && (state === 'draft' || state === 'refused' || state === 'withdrawn');

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
  /** Captions: languages, and characters of each. */
  captions: 24,
  captionText: 500_000,
  /** Videos of a hot list, and beside a video. */
  hot: 10,
  related: 8,
  /** Times that a file is encoded before it has failed. */
  attempts: 3,
  scheduleDays: 365,
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
