import { type RoomDelta, type RoomStream, rooms } from '@xiongmao/api/live/events';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { keepSession } from '#platform/db/session.ts';
import type { ModuleContext } from '#platform/module.ts';
import { HistoryOfEach } from '#platform/realtime/history.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';

/** Tells this process' clients what becomes of rooms, whichever process notes it. */
export function createRoomChannel(
  { db, databaseUrl, log }: Pick<ModuleContext, 'db' | 'databaseUrl' | 'log'>,
  realtime: Realtime,
) {
  const history = new HistoryOfEach();
  realtime.serve([{ channel: rooms, history }]);
  const tell = (delta: RoomDelta): void => realtime.tell(rooms, delta.stream, delta);

  /**
   * What was said before it could be heard, nobody knows: who follows a room that was told of meanwhile fetches it
   * anew. Which rooms those are no version tells: they are of one sequence, and a lower one may be committed later.
   */
  async function begin(): Promise<void> {
    history.forget(0);
    const found = await rows(db, { id: int, v: int }, sql`select account_id as id, v from room`);
    const followed = new Set(realtime.followed(rooms));
    for (const { id, v } of found) {
      const stream: RoomStream = `room:${id}`;
      history.raiseFloor(stream, v);
      if (followed.has(stream)) tell({ stream, v, p: v });
    }
  }

  return keepSession({
    url: databaseUrl,
    name: 'room channel',
    channels: ['room'],
    log,
    onConnect: begin,
    onNotify: (_channel, payload) => tell(JSON.parse(payload) as RoomDelta),
  });
}
