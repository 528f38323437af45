import type { ChatMessage, RoomName } from '@xiongmao/api/chat/shapes';
import type { Database } from '#platform/db/database.ts';
import { roomTargetOf } from '../rooms/room-target.ts';
import { type Saying, sayTogether } from './say-together.ts';

/** Says something without a socket; followers hear it by their processes' next sweep. Answers why it is refused, too. */
export async function sayInRoom(
  db: Database,
  room: RoomName,
  said: Pick<Saying, 'accountId' | 'text' | 'key' | 'now'>,
): Promise<ChatMessage | Error> {
  const saying = { ...said, replyTo: null, playhead: null, breaks: null, hasLink: false };
  const [answer] = await sayTogether(db, roomTargetOf(room), [saying]);
  return answer!;
}
