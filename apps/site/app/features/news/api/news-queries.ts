import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';

/** Of a game, of an author, about a match, or that one; of all where nothing is said. */
export interface AskedArticles {
  gameId?: number | undefined;
  userId?: number;
  matchId?: number;
  id?: number;
  page?: number;
}

/** A page of articles, newest first. */
export const articlesQuery = (api: Client, asked: AskedArticles) =>
  callQuery(api, 'GET /news/list', { query: asked });

export const articleQuery = (api: Client, params: { game: string; id: string }) =>
  callQuery(api, 'GET /:game/news:id', { params });

/** Of a game, or of all. */
export const hotNewsQuery = (api: Client, gameId?: number) =>
  callQuery(api, 'GET /news/getHotNewsByGame', { query: { gameId } });

export const hotNewsOfQuery = (api: Client, userId: number) =>
  callQuery(api, 'GET /news/userHot/:userId', { params: { userId } });
