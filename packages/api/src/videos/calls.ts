import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { hotLength } from '../publishing/rules.ts';
import { videoSorts } from './rules.ts';
import { moment, video, videoCard, videoKind, videoUpload } from './shapes.ts';

const read = { effect: 'read', permission: 'public', method: 'GET' } as const;
const gameId = gameNumberText.optional();
const game = z.string().max(40);
const hot = z.object({ items: z.array(videoCard).max(hotLength) });

/** One of another game is not there: `findVideos` tells whose it is. */
export const getVideo = defineCall({
  ...read,
  path: '/:game/video:id',
  summary: 'A video: where it plays from, what it shows, and others beside it',
  params: z.object({ game, id: z.string().regex(/^[1-9]\d{0,8}$/) }),
  result: video,
  errors: ['unknownGame', 'unknownVideo', 'gone'],
});

/** The product's `{game}/{type}/{pageIndex}` of the type `videos`. */
export const getGameVideos = defineCall({
  ...read,
  path: '/:game/videos/:pageIndex',
  summary: "A game's videos, newest first, by page",
  params: z.object({ game, pageIndex: page }),
  result: pageOf(videoCard),
  errors: ['unknownGame'],
});

export const findVideos = defineCall({
  ...read,
  path: '/video/list',
  summary:
    'Videos by page: all, of a kind, of a maker, or of a match; newest first, or those most seen',
  query: z.object({
    gameId,
    kind: videoKind.optional(),
    userId: rowIdText.optional(),
    /** By whatever source's row. */
    matchId: rowIdText.optional(),
    id: rowIdText.optional(),
    sort: z.enum(videoSorts).default(videoSorts[0]),
    page,
  }),
  result: pageOf(videoCard),
  /** Of what was asked for by its id, or of whose and of what. */
  errors: ['unknownVideo', 'gone', 'unknownUser', 'unknownMatch'],
});

/** The product's own path. By likes, comments and views, against age (`sql/posts/hot_score.sql`). */
export const getHotVideos = defineCall({
  ...read,
  path: '/hot/video/1',
  summary: 'What is watched most now, of a game or of all',
  query: z.object({ gameId }),
  result: hot,
});

/** What a match's timeline leads to: highlights by the entry that each shows, and playbacks. */
export const getVideosOfMatch = defineCall({
  ...read,
  path: '/video/ofMatch',
  summary: 'A match’s videos: moments in the order of its timeline, then whole ones',
  query: z.object({ matchId: rowIdText }),
  result: z.object({ items: z.array(videoCard).max(100) }),
  errors: ['unknownMatch'],
});

/** A page that is kept for many is rendered once: who watches says so by itself. */
export const viewVideo = defineCall({
  method: 'POST',
  effect: 'write',
  permission: 'public',
  path: '/video/view',
  summary: 'Somebody watches a video; counted once in a while for each',
  body: z.object({ id: rowId }),
  result: z.object({ counted: z.boolean() }),
  errors: ['unknownVideo', 'gone'],
});

const make = { effect: 'write', permission: 'makeVideos', method: 'POST' } as const;

/**
 * The bytes then go to its `address` by tus (HEAD tells how many are there, PATCH adds, DELETE gives up), through the
 * office's own origin. Who asks again for the same video with the same size and name gets the upload that there is.
 */
export const createUpload = defineCall({
  ...make,
  path: '/video/upload',
  summary: "Begins to send a video's file, or goes on with it",
  body: z.object({
    videoId: rowId,
    size: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** As its sender's machine names it. */
    name: z.string().trim().min(1).max(200),
  }),
  result: videoUpload,
  errors: ['unknownVideo', 'videoFixed', 'videoTooLarge', 'storageFull', 'tooManyUploads'],
});

/** Of one's own broadcasts in the studio, of all at the desk. */
export const getMoments = defineCall({
  effect: 'read',
  permission: 'makeVideos',
  method: 'GET',
  path: '/video/moments',
  summary: 'What of a match can be cut from a recording: its moments, by the clock of the picture',
  query: z.object({ broadcastId: rowIdText }),
  result: z.object({
    /** What is kept of it. */
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    matchId: z.int().nullable(),
    moments: z.array(moment).max(1_000),
  }),
  errors: ['nothingRecorded'],
});

export const getEncoder = defineCall({
  effect: 'read',
  permission: 'makeVideos',
  method: 'GET',
  path: '/video/encoder',
  summary: 'Whether this installation encodes videos, and cuts them from recordings',
  result: z.object({ available: z.boolean() }),
});
