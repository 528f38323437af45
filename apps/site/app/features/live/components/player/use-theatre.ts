import { useLocation } from 'react-router';
import { theatrePath } from '#app/paths.ts';
import type { WatchedRoom } from '#app/shared/player/player-store.ts';
import { theatreOf } from '../../api/room-address.ts';

/** The way into the theatre, and from there back to the room; null: a replay has none. */
export function useTheatre({ replay, roomId, to }: WatchedRoom) {
  const isThere = useLocation().pathname.endsWith(theatrePath);
  return replay ? null : { isThere, to: isThere ? to : theatreOf(roomId) };
}
