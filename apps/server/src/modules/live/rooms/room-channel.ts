import { type RoomDelta, rooms } from '@xiongmao/api/live/events';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { openSession } from '#platform/db/session.ts';
import type { ModuleContext } from '#platform/module.ts';
import { History } from '#platform/realtime/history.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';

/** Tells this process' clients what becomes of rooms, whichever process notes it. */
export function createRoomChannel(
  { db, databaseUrl, log }: Pick<ModuleContext, 'db' | 'databaseUrl' | 'log'>,
  realtime: Realtime,
) {
  const history = new History(0);
  let last = 0;
  let hasBegun = false;
  realtime.serve([{ channel: rooms, history }]);

  function tell(delta: RoomDelta): void {
    realtime.tell(rooms, delta.stream, delta);
    last = Math.max(last, delta.v);
    history.reach(last);
  }

  /** Whatever was said before it could be heard, nobody knows: who follows such a room fetches it anew. */
  async function begin(): Promise<void> {
    const [newest] = await rows(
      db,
      { v: int },
      sql`select coalesce(max(v), 0)::bigint as v from room`,
    );
    const changed = await rows(
      db,
      { id: int, v: int },
      sql`select account_id as id, v from room where v > ${last}`,
    );
    last = Math.max(last, newest!.v);
    history.forget(last);
    if (hasBegun) for (const { id, v } of changed) tell({ stream: `room:${id}`, v, p: v });
    hasBegun = true;
    history.reach(last);
  }

  const opening = openSession({
    url: databaseUrl,
    name: 'room channel',
    channels: ['room'],
    log,
    onConnect: begin,
    onNotify: (_channel, payload) => tell(JSON.parse(payload) as RoomDelta),
  });
  opening.catch((error: unknown) => log.error({ err: error }, 'rooms can not be followed'));

  return {
    async stop(): Promise<void> {
      await (await opening).stop();
    },
  };
}
