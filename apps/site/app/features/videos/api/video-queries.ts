import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import type { VideoKind, VideoSort } from '@xiongmao/api/videos/rules';

export interface AskedVideos {
  gameId?: number | undefined;
  kind?: VideoKind | undefined;
  userId?: number | undefined;
  id?: number;
  sort?: VideoSort;
  page?: number;
}

/** A page of videos; the newest first where nothing else is said. */
export const videosQuery = (api: Client, asked: AskedVideos) =>
  callQuery(api, 'GET /video/list', { query: asked });

export const videoQuery = (api: Client, params: { game: string; id: string }) =>
  callQuery(api, 'GET /:game/video:id', { params });

/** What is watched most now, of a game or of all. */
export const hotVideosQuery = (api: Client, gameId?: number) =>
  callQuery(api, 'GET /hot/video/1', { query: { gameId } });
