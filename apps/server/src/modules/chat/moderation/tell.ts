import { chatStanding } from '@xiongmao/api/chat/events';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';

/** Tells of what staff did once it is committed. */
const tellModerated = defineJob<Moderated>('tell-moderated');

export interface Moderated {
  /** Rooms that show something else now. */
  rooms: RoomName[];
  /** Who stands otherwise than before, in one room or, with null, in all. */
  person?: { uid: number; room: RoomName | null };
}

/** What moderation tells rooms, and whom it concerns. */
export interface Tell {
  /** After a commit. */
  now(told: Moderated): void;
  /** On commit. */
  later(tx: Tx, told: Moderated): Promise<void>;
}

export function createTell(
  jobs: Jobs,
  realtime: Realtime,
  tellRoom: (room: RoomName) => void,
): Tell {
  const now = ({ rooms, person }: Moderated) => {
    rooms.forEach(tellRoom);
    if (person) realtime.tellAccount(chatStanding, person.uid, { room: person.room });
  };
  jobs.work(tellModerated, async (told) => now(told));
  return { now, later: (tx, told) => jobs.send(tx, tellModerated, told) };
}
