import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { roomsPath } from '#app/paths.ts';
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

/** The same of the room that an address asks for by `?id=`; without one it leads to their list. */
export async function loadRoomAsked({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> }) {
  requireLive(context);
  const id = new URL(request.url).searchParams.get('id');
  if (id === null) throw redirect(roomsPath);
  return await loadRoom(context, id);
}
