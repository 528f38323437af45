import type { hiders } from '@xiongmao/api/chat/rules';
import { type RoomName, roomName } from '@xiongmao/api/chat/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { lockRooms } from '../../rooms/room-rows.ts';

/** What somebody said during the last day. */
export const ofLastDay = (accountId: number, now: Date): SQL =>
  sql`m.account_id = ${accountId} and m.at > ${instant(now)} - interval '1 day'`;

/**
 * Takes messages `m` away, those of each room by one version of it. Answers the rooms, which are to be told once
 * this is committed. Who hides all of a person's messages silences them first (`silence`).
 */
export async function hideMessages(
  tx: Tx,
  which: SQL,
  { by, actionId, now }: { by: (typeof hiders)[number]; actionId: number | null; now: Date },
): Promise<RoomName[]> {
  const shown = sql`m.hidden_v is null and ${which}`;
  await lockRooms(tx, sql`r.id in (select m.room_id from chat_message m where ${shown})`);
  const hidden = await rows(
    tx,
    { room: roomName },
    sql`with gone as (
        select m.id, m.room_id from chat_message m where ${shown}
      ), taken as (
        update chat_room set v = v + 1 where id in (select room_id from gone) returning id, name, v
      ), hidden as (
        update chat_message m set hidden_v = taken.v, hidden_at = ${instant(now)}, hidden_by = ${by},
          action_id = ${actionId}
        from taken, gone where m.id = gone.id and taken.id = gone.room_id
      )
      select name as room from taken`,
  );
  return hidden.map(({ room }) => room as RoomName);
}
