import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { Client } from '@xiongmao/api/client';
import { callQuery } from '@xiongmao/api/react';
import { pagesQuery } from '#app/shared/list/pages-query.ts';

export const talkQuery = (api: Client, room: RoomName) =>
  callQuery(api, 'GET /live/getChatroomSpeech', { query: { room } });

/** What is said during a stretch of a replay, both ends ISO moments; of its first, after a version. */
export const replayTalkQuery = (
  api: Client,
  query: { broadcastId: number; from: string; after: number; to: string },
) => callQuery(api, 'GET /chatroom/replay', { query });

export const chatterQuery = (api: Client, room: RoomName, userId: number) =>
  callQuery(api, 'GET /chatroom/userInfo', { query: { room, userId } });

export const sanctionsQuery = (api: Client) =>
  pagesQuery(['GET /chatroom/sanctions'], (page, options) =>
    api('GET /chatroom/sanctions', { query: { page } }, options),
  );

export const blocksQuery = (api: Client) =>
  pagesQuery(['GET /user/blocks'], (page, options) =>
    api('GET /user/blocks', { query: { page } }, options),
  );
