import { z } from 'zod';

/** What a video plays by, and the folder of its files, which nobody guesses: who has it may play what the server lets be played. */
export const videoKey = z.string().regex(/^[0-9a-f]{32}$/);

/** Files below `/vod/<key>/` at media, and below `videos/<folder>/` in the storage. */
export const videoFile =
  /^(?:master\.m3u8|original\.mp4|captions-[a-z]{2,5}(?:_[A-Za-z]{2})?\.vtt|\d{3,4}\/(?:index\.m3u8|init(?:-\d{1,3})?\.mp4|\d{1,5}\.m4s))$/;

/** Of the server: may a key be played? A signed POST (`hosting/callers/media-proof.ts`): `mayPlayRequest` → `mayPlayAnswer`. */
export const mayPlayPath = '/java/videos/media/mayPlay';
export const mayPlayRequest = z.object({ key: videoKey });
/** Where the files stand of what plays by it now; null: nobody plays it. */
export const mayPlayAnswer = z.object({ folder: videoKey.nullable() });

/** ms for which media goes by an answer: how long a video that was taken down may still play. */
export const answerLastsMs = 5_000;
