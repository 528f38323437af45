import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { reportReasons } from '../chat/rules.ts';
import { link } from '../fields/links/link.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { uid } from '../identity/shapes.ts';
import {
  commentLength,
  mostPictures,
  personLists,
  postLength,
  talkSorts,
  writingKinds,
} from './rules.ts';
import {
  comment,
  likedName,
  listEnd,
  listedWriting,
  post,
  removal,
  subjectName,
  thread,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const gameId = gameNumberText;
const sort = z.enum(talkSorts).default('hot');
const after = listEnd.optional();
const done = z.object({});

/** 20 at a time; `next` is to be given as `after`. */
export const getComments = defineCall({
  ...open,
  method: 'GET',
  path: '/comment/list',
  summary: 'What is said about something: comments with their first answers',
  query: z.object({ subject: subjectName, sort, after }),
  result: z.object({
    items: z.array(thread),
    next: listEnd.nullable(),
    /** Of all comments, answers among them. */
    comments: z.int(),
    /** Of the subject itself; null for what cannot be liked, as matches. */
    likes: z.object({ liked: z.boolean(), likes: z.int() }).nullable(),
  }),
  errors: ['unknownSubject'],
});

/** The product's own path for what `getComments` tells of an article; hot ones first. */
export const getNewsComments = defineCall({
  ...open,
  method: 'GET',
  path: '/:game/newsComment:id/:pageIndex',
  summary: 'A page of the comments of a news article',
  params: z.object({ game: z.string().max(40), id: rowIdText, pageIndex: page }),
  /** `total` counts answers, too. */
  result: pageOf(thread),
  errors: ['unknownGame', 'unknownSubject', 'gone'],
});

export const getAnswers = defineCall({
  ...open,
  method: 'GET',
  path: '/comment/answers',
  summary: 'More answers below a comment, oldest first',
  query: z.object({ id: rowIdText, after: rowIdText.optional() }),
  result: z.object({ items: z.array(comment), next: z.int().nullable() }),
  errors: ['unknownWriting'],
});

export const getComment = defineCall({
  ...open,
  method: 'GET',
  path: '/comment/info',
  summary: 'A comment by itself, with that below which it stands, and where it was made',
  query: z.object({ id: rowIdText }),
  result: z.object({ thread, comment, title: z.string(), link: link.nullable() }),
  errors: ['unknownWriting'],
});

const commentText = z.string().trim().min(1).max(commentLength);

/** With the idempotency key of before it answers with what was made then. */
export const createComment = defineCall({
  ...own,
  method: 'POST',
  path: '/comment/create',
  summary: 'Says something about something, or answers a comment',
  body: z.object({
    subject: subjectName,
    /** The comment, or the answer, that this one answers. */
    answers: rowId.nullable().default(null),
    text: commentText,
  }),
  result: comment,
  errors: [
    'unknownSubject',
    'unknownWriting',
    'accountClosed',
    'muted',
    'writingTooOften',
    'duplicateMessage',
    'notCompliant',
    'blockedByThem',
    'keyReused',
  ],
});

export const editComment = defineCall({
  ...own,
  method: 'POST',
  path: '/comment/edit',
  summary: 'Changes what one said, for ten minutes',
  body: z.object({ id: rowId, version: rowId, text: commentText }),
  result: comment,
  errors: [
    'unknownWriting',
    'editOver',
    'stale',
    'accountClosed',
    'muted',
    'writingTooOften',
    'notCompliant',
  ],
});

export const deleteComment = defineCall({
  ...own,
  method: 'POST',
  path: '/comment/delete',
  summary: 'Takes back what one said; its place stays while answers stand below it',
  body: z.object({ id: rowId }),
  result: done,
  errors: ['unknownWriting'],
});

/** Hot: `posts.hot_score`, by what it is liked and commented, and when it was written. */
export const getPosts = defineCall({
  ...open,
  method: 'GET',
  path: '/post/list',
  summary: 'Posts of a game, or of all, hot or new ones first',
  query: z.object({ gameId: gameId.optional(), sort, after }),
  result: z.object({ items: z.array(post), next: listEnd.nullable() }),
  errors: ['unknownGame'],
});

export const getPost = defineCall({
  ...open,
  method: 'GET',
  path: '/post/info',
  summary: 'A post',
  query: z.object({ id: rowIdText }),
  result: post,
  errors: ['unknownWriting', 'gone'],
});

const draft = z.object({
  gameId: gameId.nullable().default(null),
  matchId: rowId.nullable().default(null),
  text: z.string().trim().max(postLength),
  /** As `sendPostPicture` answered them. */
  pictures: z.array(z.string().max(100)).max(mostPictures).default([]),
});

/** With the idempotency key of before it answers with what was made then. */
export const createPost = defineCall({
  ...own,
  method: 'POST',
  path: '/post/create',
  summary: 'Posts words, pictures or both, of a game or match or of none',
  body: draft,
  result: post,
  errors: [
    'unknownGame',
    'unknownMatch',
    'unknownPicture',
    'emptyPost',
    'accountClosed',
    'muted',
    'writingTooOften',
    'duplicateMessage',
    'notCompliant',
    'keyReused',
  ],
});

export const editPost = defineCall({
  ...own,
  method: 'POST',
  path: '/post/edit',
  summary: 'Changes a post of one’s own, for ten minutes',
  body: draft.extend({ id: rowId, version: rowId }),
  result: post,
  errors: [
    'unknownWriting',
    'unknownGame',
    'unknownMatch',
    'unknownPicture',
    'emptyPost',
    'editOver',
    'stale',
    'accountClosed',
    'muted',
    'writingTooOften',
    'notCompliant',
  ],
});

export const deletePost = defineCall({
  ...own,
  method: 'POST',
  path: '/post/delete',
  summary: 'Takes a post back, and with it what is said about it',
  body: z.object({ id: rowId }),
  result: done,
  errors: ['unknownWriting'],
});

/** Gone after a day in which no post showed it. */
export const sendPostPicture = defineCall({
  ...own,
  method: 'POST',
  path: '/post/picture',
  summary: 'Sends a picture for a post',
  /** base64 of a JPEG, PNG, WebP or AVIF of at most 2 MiB and 24 megapixels. */
  body: z.object({ image: z.base64().max(2_900_000) }),
  result: z.object({ picture: z.string() }),
  errors: ['badImage', 'imageTooLarge'],
});

/** Says the state, not the change: twice is once. */
export const like = defineCall({
  ...own,
  method: 'POST',
  path: '/like',
  summary: 'Likes a comment, a post or what else can be liked, or no longer does',
  body: z.object({ on: likedName, liked: z.boolean() }),
  result: z.object({ liked: z.boolean(), likes: z.int() }),
  errors: ['unknownWriting', 'blockedByThem'],
});

/** Newest first. Of comments and likes only such as others can still see. */
export const getWritingsOf = defineCall({
  ...open,
  method: 'GET',
  path: '/user/:userId/:type/:pageIndex',
  summary: 'What a person posted, said or likes',
  params: z.object({ userId: uid, type: z.enum(personLists), pageIndex: page }),
  result: pageOf(listedWriting),
  errors: ['unknownUser'],
});

export const reportWriting = defineCall({
  ...own,
  method: 'POST',
  path: '/post/report',
  summary: 'Reports a post or comment',
  body: z.object({
    kind: z.enum(writingKinds),
    id: rowId,
    reason: z.enum(reportReasons),
    text: z.string().trim().max(500).default(''),
  }),
  result: done,
  errors: ['unknownWriting', 'alreadyReported'],
});

export const getRemovals = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/post/removals',
  summary: 'What staff took away of what one wrote, newest first',
  query: z.object({ page }),
  result: pageOf(removal),
});

export const appealRemoval = defineCall({
  ...own,
  method: 'POST',
  path: '/post/appeal',
  summary: 'Asks for a second look at what was taken away, once',
  body: z.object({ removalId: rowId, text: z.string().trim().min(1).max(500) }),
  result: done,
  errors: ['nothingToAppeal', 'alreadyAppealed'],
});
