import { z } from 'zod';
import { gameNumber as gameId, gameNumberText } from '../catalogue/game-number.ts';
import { afterRow, rowId, rowIdText } from '../fields/row-id.ts';
import { articleLocale, keptPicture } from '../news/shapes.ts';
import { officeEvents } from '../publishing/rules.ts';
import { defineResource } from '../resource.ts';
import { videoLimits } from './rules.ts';
import { fileState, videoKind, videoMatch, videoOrigin, videoPlay, videoState } from './shapes.ts';

const edit = { permission: 'editVideos' } as const;
const studio = { permission: 'studio' } as const;
const at = z.iso.datetime();
const q = z.string().max(100).optional();
const { title: titleLength } = videoLimits;

const title = z.string().trim().min(titleLength.min).max(titleLength.max);
const instant = z.iso.datetime({ offset: true });
/** What is cut from a recording, by the picture's clock; of one's own broadcasts in the studio. */
const cut = z.strictObject({ broadcastId: rowId, from: instant, to: instant });

const words = {
  title,
  /** In place of the title where no result may be told; null: the match's sides. */
  neutralTitle: title.nullable(),
  description: z.string().trim().max(videoLimits.description),
  locale: articleLocale,
};
const about = {
  kind: videoKind,
  gameId,
  matchId: rowId.nullable(),
  /** The `key` of an entry of its timeline; of a highlight. */
  incident: z.string().min(1).max(120).nullable(),
};

const videoRow = {
  id: z.int(),
  origin: videoOrigin,
  kind: videoKind,
  gameId: z.int(),
  match: videoMatch.nullable(),
  /** Its sides and start, for those who work on it. */
  matchName: z.string().nullable(),
  matchAt: at.nullable(),
  title: z.string(),
  neutralTitle: z.string().nullable(),
  description: z.string(),
  locale: articleLocale,
  state: videoState,
  /** Why it was refused or withdrawn. */
  reason: z.string().nullable(),
  publishAt: at.nullable(),
  publishedAt: at.nullable(),
  file: fileState,
  /** Percent of what is done now: of bytes that come in, or of encoding. */
  progress: z.int().min(0).max(100).nullable(),
  /** Why its file could not be made: `failure.<name>` in the namespace `videos`. */
  failure: z.string().nullable(),
  /** What it was cut from. */
  broadcastId: z.int().nullable(),
  seconds: z.number().nullable(),
  poster: keptPicture.nullable(),
  /** To look at it, published or not; null until there is something. */
  play: videoPlay.nullable(),
  views: z.int(),
  createdAt: at,
  changedAt: at,
};

/** What happens to it: refusing, and withdrawing another's, needs a reason; scheduling an instant. */
const move = {
  event: z.enum(officeEvents).optional(),
  publishAt: instant.optional(),
  reason: z.string().trim().min(1).max(500).nullish(),
};
/** The second whose picture is the poster. */
const posterAt = z.number().min(0).max(100_000).optional();
const change = z.object({ ...about, ...words }).partial().shape;

/** Videos at the editors' desk: their own, and those of the studio once they were submitted. */
export const videoResource = defineResource({
  office: 'console',
  name: 'videos',
  summary: "Editors' videos, and experts' and anchors' to be reviewed",
  row: z.object({ ...videoRow, authorId: z.int(), author: z.string() }),
  actions: { list: edit, get: edit, create: edit, update: edit, remove: edit },
  filters: z.object({
    q,
    state: videoState.optional(),
    origin: videoOrigin.optional(),
    kind: videoKind.optional(),
    file: fileState.optional(),
    gameId: gameNumberText.optional(),
    matchId: rowIdText.optional(),
    authorId: rowIdText.optional(),
    /** Behind one of them, of what somebody else made: the next to be decided on. */
    after: afterRow.optional(),
  }),
  sortable: ['-id', 'id', 'publishAt', 'publishedAt', 'changedAt', 'views', 'seconds'],
  volatile: ['views', 'progress', 'file', 'failure', 'play', 'poster', 'seconds'],
  create: z.strictObject({ ...about, ...words, cut: cut.optional() }),
  update: z.strictObject({ ...change, posterAt, ...move }),
});

/** A person's own, made in the studio. */
export const studioVideoResource = defineResource({
  office: 'studio',
  name: 'videos',
  summary: 'Videos of one’s own',
  row: z.object(videoRow),
  actions: { list: studio, get: studio, create: studio, update: studio, remove: studio },
  filters: z.object({ q, state: videoState.optional(), file: fileState.optional() }),
  sortable: ['-id', 'id', 'publishedAt', 'views'],
  volatile: ['views', 'progress', 'file', 'failure', 'play', 'poster', 'seconds'],
  create: z.strictObject({ ...about, ...words, cut: cut.optional() }),
  update: z.strictObject({
    ...change,
    posterAt,
    event: z.enum(['submit', 'recall', 'withdraw']).optional(),
  }),
});

const captions = {
  row: z.object({
    /** `12-zh_CN`. */
    id: z.string(),
    videoId: z.int(),
    locale: articleLocale,
    /** WebVTT. */
    text: z.string(),
    changedAt: at,
  }),
  filters: z.object({ videoId: rowIdText }),
  sortable: ['locale'],
  create: z.strictObject({
    videoId: rowId,
    locale: articleLocale,
    text: z.string().min(1).max(videoLimits.captionText),
  }),
  update: z.strictObject({ text: z.string().min(1).max(videoLimits.captionText).optional() }),
} as const;

export const captionResource = defineResource({
  office: 'console',
  name: 'video-captions',
  summary: 'What is said in videos, by language',
  actions: { list: edit, get: edit, create: edit, update: edit, remove: edit },
  ...captions,
});

export const studioCaptionResource = defineResource({
  office: 'studio',
  name: 'video-captions',
  summary: 'What is said in one’s own videos, by language',
  actions: { list: studio, get: studio, create: studio, update: studio, remove: studio },
  ...captions,
});

/** What is made of files that were sent, or of recordings. */
export const videoJobResource = defineResource({
  office: 'console',
  name: 'video-jobs',
  summary: 'The queue of what is encoded, with progress and reasons of failure',
  row: z.object({
    id: z.int(),
    videoId: z.int(),
    /** Null of a maker's draft. */
    title: z.string().nullable(),
    /** `upload`: of a file that was sent; `cut`: of a recording. */
    kind: z.enum(['upload', 'cut']),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
    progress: z.int(),
    attempts: z.int(),
    failure: z.string().nullable(),
    /** What the encoder said last, of one that failed; null of a maker's draft. */
    log: z.string().nullable(),
    bytes: z.int().nullable(),
    seconds: z.number().nullable(),
    createdAt: at,
    startedAt: at.nullable(),
    endedAt: at.nullable(),
  }),
  actions: { list: edit, get: edit, update: edit },
  filters: z.object({
    state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']).optional(),
    videoId: rowIdText.optional(),
  }),
  sortable: ['-id', 'id'],
  // Who decides on a job knows how it stands.
  volatile: ['progress', 'log', 'startedAt', 'endedAt'],
  update: z.strictObject({ event: z.enum(['retry', 'cancel']) }),
});
