import type { RoomName } from '@xiongmao/api/chat/shapes';

/** What a room is of. */
export interface RoomTarget {
  name: RoomName;
  matchId: number | null;
  anchorId: number | null;
}

export function roomTargetOf(name: RoomName): RoomTarget {
  const [kind, id] = name.split('-');
  const isMatch = kind === 'match';
  return { name, matchId: isMatch ? Number(id) : null, anchorId: isMatch ? null : Number(id) };
}
