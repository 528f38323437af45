/** Block 3600. */
export const videoErrors = {
  unknownVideo: { code: 3600, http: 404 },
  /** It can't become that from what it is. */
  videoMoved: { code: 3601, http: 409 },
  /** What is published, or before an editor, is not changed; nor what is somebody else's. */
  videoFixed: { code: 3602, http: 409 },
  /** It has nothing that could be played yet. */
  videoNotReady: { code: 3603, http: 409 },
  videoTooLarge: { code: 3604, http: 413 },
  /** There is no room for it. */
  storageFull: { code: 3605, http: 507 },
  /** Too many files of one person come in or wait. */
  tooManyUploads: { code: 3606, http: 200 },
  /** Somebody sends to it already: one writes at a time. */
  uploadBusy: { code: 3607, http: 423 },
  /** It has expired, was given up, or is whole. */
  uploadGone: { code: 3608, http: 410 },
  /** A recording that there is not any more, or that is somebody else's; or a time that it doesn't have. */
  nothingRecorded: { code: 3609, http: 200 },
  badCaptions: { code: 3610, http: 200 },
  captionsExist: { code: 3611, http: 409 },
  /** This installation has no ffmpeg: nothing can be cut from recordings. */
  noEncoder: { code: 3612, http: 200 },
  videoScheduleInPast: { code: 3613, http: 200 },
  /** Of tus: it goes on at another byte. */
  uploadOffset: { code: 3614, http: 409 },
  /** Of tus: another version. */
  uploadVersion: { code: 3615, http: 412 },
} as const;
