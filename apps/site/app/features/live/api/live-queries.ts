import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';

/** ms between two looks at lists of rooms: who is on air, viewers and scores come by no stream there. */
export const listPause = 15_000;

/** Those with most viewers, for a strip of them. */
export const onAirQuery = (api: Client) =>
  callQuery(api, 'GET /live/rooms', { query: { kind: 'all' } });

export const roomQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /live/room', { query: { id } });

export const matchRoomsQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /getAnchorMatchLive', { query: { matchId } });

/** One of a room's broadcasts to watch again, or none where it can't be. */
export const replayQuery = (api: Client, asked: { userId: number; broadcastId: number }) =>
  callQuery(api, 'GET /liveRecord', { query: asked });

/** A page of anchors, those who are on air first. */
export const anchorsQuery = (api: Client, asked: { q?: string; page: number }) =>
  callQuery(api, 'GET /anchor/list', { query: asked });

export const anchorQuery = (api: Client, userId: number) =>
  callQuery(api, 'POST /V2/anchor/user', { body: { userId } });

/** Whom one follows, as far as a list of rooms marks them. */
export const followedQuery = (api: Client, userId: number) =>
  callQuery(api, 'GET /user/getFollowOrFansH5', {
    query: { userId, type: 'follow', kind: 'user', page: 1 },
  });
