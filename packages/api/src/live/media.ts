import { z } from 'zod';
import { mostSecret, streamName } from './stream-key.ts';

/**
 * What the media process and the server tell each other. Both ways are a signed POST of JSON
 * (`hosting/callers/media-proof.ts`); the server answers in the envelope, media with the bare result.
 */
export const mediaPaths = {
  /** Of the server: may this key publish? `publishRequest` → `publishAnswer`. */
  publish: '/java/live/media/publish',
  /** Of the server: `mediaEvent` → anything. Told again until it is taken, three times at most. */
  event: '/java/live/media/event',
  /** Of media: `cutRequest` → `cutAnswer`. */
  cut: '/control/cut',
  /** Of media: `beginRequest` → `beginAnswer`. */
  begin: '/control/begin',
  /** Of media: `forgetRequest` → `{}`. */
  forget: '/control/forget',
  /** Of media: `{}` → `streamsAnswer`. */
  streams: '/control/streams',
} as const;

/** A reason in one word of the program's, which the encoder is told. */
const word = z.string().regex(/^[a-zA-Z]{1,40}$/);
const instant = z.int().min(0);
/** A recording's own name; the next one of its stream has another. */
export const recordingName = z.string().regex(/^[a-z0-9]{1,20}$/);

export const publishRequest = z.object({
  stream: streamName,
  secret: z.string().min(1).max(mostSecret),
  /** Of this attempt: the same in the events of what becomes of it. */
  session: z.uuid(),
  /** The encoder's, as it connected. */
  address: z.string().max(64),
});
export type PublishRequest = z.infer<typeof publishRequest>;

export const publishAnswer = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason: word }),
]);
export type PublishAnswer = z.infer<typeof publishAnswer>;

/** What becomes of a stream. Events of one stream come in order; one that is told again is the same. */
export const mediaEvent = z.object({
  kind: z.enum(['live', 'interrupted', 'resumed', 'ended']),
  stream: streamName,
  /** The publisher's attempt, of `ended` the last one's. */
  session: z.uuid(),
  /** Where it is kept: its replay is `<stream>/replay-<recording>.m3u8`. */
  recording: recordingName,
  at: instant,
  /** Why it was interrupted or has ended. */
  reason: word.optional(),
});
export type MediaEvent = z.infer<typeof mediaEvent>;

export const cutReasons = ['ended', 'banned', 'rotated'] as const;
/**
 * `ended`: viewers may play what there is to its end. `banned`: nothing of the stream is given any more, or of the one
 * recording that is named. `rotated`: its publisher goes, and is waited for with another key.
 */
export type CutReason = (typeof cutReasons)[number];

export const cutRequest = z.object({
  stream: streamName,
  reason: z.enum(cutReasons),
  /** Only while it is this one. */
  recording: recordingName.optional(),
});
/** Whether there was such a stream. */
export const cutAnswer = z.object({ cut: z.boolean() });

/** From the next key frame on it is another recording: what came before was private. Only while it is this one. */
export const beginRequest = z.object({ stream: streamName, recording: recordingName });
/** Whether it was this one. */
export const beginAnswer = z.object({ begun: z.boolean() });

/** Deletes a recording. */
export const forgetRequest = z.object({ stream: streamName, recording: recordingName });

/** A stream as it is now; figures over the last ten seconds. */
export const streamHealth = z.object({
  stream: streamName,
  recording: recordingName,
  state: z.enum(['live', 'interrupted', 'ended']),
  /** ms since the epoch: its first picture. */
  since: instant,
  width: z.int(),
  height: z.int(),
  /** As browsers name them: `avc1.64001f,mp4a.40.2`. */
  codecs: z.string(),
  /** Bits a second that come in. */
  bitrate: z.int(),
  frameRate: z.number(),
  /** Seconds between the last two key frames; 0 before there were two. */
  keyFrameInterval: z.number(),
  /** Frames that were missing or unusable since it began. */
  drops: z.int(),
  viewers: z.int(),
  bytesIn: z.int(),
  bytesOut: z.int(),
  /** Bytes of the last minute that are held. */
  memory: z.int(),
  /** `failing`: its last segment could not be kept. */
  recordingState: z.enum(['recording', 'failing']),
  /** How often a newcomer has replaced its publisher. */
  replacements: z.int(),
});
export type StreamHealth = z.infer<typeof streamHealth>;

export const streamsAnswer = z.object({ streams: z.array(streamHealth) });
