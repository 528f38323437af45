import type { Client } from '@xiongmao/api/client';
import { pagesQuery } from '#app/shared/list/pages-query.ts';
import type { RoomsAsked } from './rooms-address.ts';

export const roomsQuery = (api: Client, asked: RoomsAsked) =>
  pagesQuery(['GET /live/rooms', asked], (page, options) =>
    api('GET /live/rooms', { query: { ...asked, page } }, options),
  );

type ReplaysAsked = { userId?: number; matchId?: number; gameId?: number };

export const replaysQuery = (api: Client, asked: ReplaysAsked) =>
  pagesQuery(['GET /liveRecord', asked], (page, options) =>
    api('GET /liveRecord', { query: { ...asked, page } }, options),
  );
