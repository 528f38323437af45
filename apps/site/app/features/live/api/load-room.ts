import { data, type RouterContextProvider } from 'react-router';
import { ensure } from '#app/platform/query.ts';
import { requireLive } from './require-live.ts';
import { readRoomId } from './room-address.ts';

/** Sees to the room that an address names; what is none is a page that does not exist. */
export async function loadRoom(context: Readonly<RouterContextProvider>, text: string | null) {
  requireLive(context);
  const id = readRoomId(text);
  if (id === null) throw data(null, { status: 404 });
  return await ensure(context, 'GET /live/room', { query: { id } });
}
