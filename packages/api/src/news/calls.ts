import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { line } from '../fields/visible.ts';
import { hotLength } from '../publishing/rules.ts';
import { articleLimits } from './rules.ts';
import { article, articleCard, keptPicture } from './shapes.ts';

const read = { effect: 'read', permission: 'public', method: 'GET' } as const;
const gameId = gameNumberText.optional();
const game = z.string().max(40);
const hot = z.object({ items: z.array(articleCard).max(hotLength) });

/** One of another game is not there: `findArticles` tells whose it is. */
export const getArticle = defineCall({
  ...read,
  path: '/:game/news:id',
  summary: 'An article in the language asked for or the nearest, with all that it shows',
  params: z.object({ game, id: z.string().regex(/^[1-9]\d{0,8}$/) }),
  result: article,
  errors: ['unknownGame', 'unknownArticle', 'gone'],
});

/** The product's `{game}/{type}/{pageIndex}` of the type `news`. */
export const getGameNews = defineCall({
  ...read,
  path: '/:game/news/:pageIndex',
  summary: "A game's articles, newest first, by page",
  params: z.object({ game, pageIndex: page }),
  result: pageOf(articleCard),
  errors: ['unknownGame'],
});

export const findArticles = defineCall({
  ...read,
  path: '/news/list',
  summary: 'Articles, newest first, by page: all, of an author, or about a match',
  query: z.object({
    gameId,
    userId: rowIdText.optional(),
    matchId: rowIdText.optional(),
    id: rowIdText.optional(),
    page,
  }),
  result: pageOf(articleCard),
  /** Of what was asked for by its id, or of whose and of what. */
  errors: ['unknownArticle', 'gone', 'unknownUser', 'unknownMatch'],
});

/** By likes, comments and views, against age (`sql/posts/hot_score.sql`, and `hot.ts` beside the server's call). */
export const getHotNews = defineCall({
  ...read,
  path: '/news/getHotNewsByGame',
  summary: 'What is read most now, of a game or of all',
  query: z.object({ gameId }),
  result: hot,
});

export const getHotNewsOfUser = defineCall({
  ...read,
  path: '/news/userHot/:userId',
  summary: "What is read most now of an author's articles",
  params: z.object({ userId: rowIdText }),
  result: hot,
  errors: ['unknownUser'],
});

/** A page that is kept for many is rendered once: who reads it says so by itself. */
export const viewArticle = defineCall({
  method: 'POST',
  effect: 'write',
  permission: 'public',
  path: '/news/view',
  summary: 'Somebody reads an article; counted once in a while for each',
  body: z.object({ id: rowId }),
  result: z.object({ counted: z.boolean() }),
  errors: ['unknownArticle', 'gone'],
});

/** In WebP, at most 1,600 pixels wide and high, without what the original told of place and device. */
export const addArticlePicture = defineCall({
  method: 'POST',
  effect: 'write',
  permission: 'writeArticles',
  path: '/news/picture',
  summary: 'Keeps a picture for articles; what it shows is told in words',
  body: z.object({
    content: z.base64().max(2_900_000),
    alt: line(articleLimits.alt, 1),
  }),
  result: keptPicture.extend({ id: z.int(), alt: z.string() }),
  errors: ['badImage', 'imageTooLarge', 'tooManyRequests'],
});
