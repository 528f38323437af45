import type { RoomCard } from '@xiongmao/api/live/shapes';
import { customRoomPath, roomDataPath, roomPath, theatrePath } from '#app/paths.ts';

/** Where a room is: by whether it is about a match. */
export const pathOfRoom = ({ id, match }: { id: number; match: RoomCard['match'] }): string =>
  match ? roomPath(id) : customRoomPath(id);

/** A room on a large screen. */
export const theatreOf = (id: number): string => `${theatrePath}?id=${id}`;

/** The figures of a room's match. */
export const dataOf = (id: number): string => `${roomDataPath}?id=${id}`;

const numbered = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The room that a path or an address names; null for none. */
export const readRoomId = numbered;

/** The broadcast that is watched again; null for what is on now. */
export const readReplay = (search: URLSearchParams): number | null =>
  numbered(search.get('replay'));
