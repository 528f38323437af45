import { z } from 'zod';
import { board } from '../matches/shapes.ts';
import { articleAuthor, articleLocale, keptPicture } from '../news/shapes.ts';
import { origins, publicationStates } from '../publishing/rules.ts';
import { fileStates, videoKinds } from './rules.ts';

const at = z.iso.datetime();

export const videoKind = z.enum(videoKinds);
export const videoOrigin = z.enum(origins);
export const videoState = z.enum(publicationStates);
export const fileState = z.enum(fileStates);

/** What it shows: a match, and of a highlight the `key` of the entry of its timeline. */
export const videoMatch = z.object({ id: z.int(), incident: z.string().nullable() });

/**
 * A video in a list. `title` and `poster` may tell a result; the neutral title never does: where it is null the match's
 * sides stand for it. In place of the poster stands the game's picture then.
 */
export const videoCard = z.object({
  id: z.int(),
  kind: videoKind,
  gameId: z.int(),
  /** Of its words. */
  locale: articleLocale,
  title: z.string(),
  poster: keptPicture.nullable(),
  neutral: z.object({ title: z.string().nullable() }),
  seconds: z.number(),
  author: articleAuthor,
  match: videoMatch.nullable(),
  publishedAt: at,
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  /** It tells a result that is hidden from who asks: its words are not its own. */
  concealed: z.literal(true).optional(),
});
export type VideoCard = z.infer<typeof videoCard>;

/** Small pictures of a video in one, for the seek bar. */
export const videoSheet = z.object({
  address: z.string(),
  /** Of one picture, in pixels. */
  width: z.int(),
  height: z.int(),
  columns: z.int(),
  count: z.int(),
  /** Seconds from one to the next. */
  interval: z.number(),
});

/** Where it plays from: an origin of its own, which knows no session. */
export const videoPlay = z.object({
  /** HLS in several sizes; null where the installation can't encode, and `file` is what was sent. */
  playlist: z.string().nullable(),
  file: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  sheet: videoSheet.nullable(),
  /** WebVTT. */
  captions: z.array(z.object({ locale: articleLocale, address: z.string() })),
});
export type VideoPlay = z.infer<typeof videoPlay>;

export const video = videoCard.extend({
  description: z.string(),
  play: videoPlay,
  /** The match, as boards show it; empty where it is of none. */
  board,
  related: z.array(videoCard),
});
export type Video = z.infer<typeof video>;

/** A recording that something can be cut from, and what of its match happened within it. */
export const moment = z.object({
  /** The `key` of the entry of the timeline. */
  incident: z.string(),
  text: z.string(),
  /** When it was seen in the picture; by the room's offset where its anchor marked one. */
  at,
  /** What a highlight of it would show. */
  from: at,
  to: at,
  /** Of one that there is already. */
  videoId: z.int().nullable(),
});
export type Moment = z.infer<typeof moment>;

/** An upload in progress: bytes go to `address` by tus 1.0.0 (HEAD, PATCH, DELETE), from `offset` on. */
export const videoUpload = z.object({
  id: z.string(),
  address: z.string(),
  size: z.int(),
  offset: z.int(),
  expiresAt: at,
});
export type VideoUpload = z.infer<typeof videoUpload>;
