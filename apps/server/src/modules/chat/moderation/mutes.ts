import { type OwnSanction, ownSanction } from '@xiongmao/api/chat/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { orNull } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { moment } from '../message-rows.ts';
import { namedRoomColumn } from '../rooms/named-room.ts';

/** An action `c` in the room `d`, as whom it concerns is told of it (`ownSanction`). */
export const sanctionColumn = sql`jsonb_build_object('id', c.id, 'kind', c.kind, 'rule', coalesce(c.rule, 'other'),
  'by', c.by_role, 'reason', c.reason, 'room', d.name,
  'where', ${namedRoomColumn(sql`d`)}, 'at', ${moment(sql`c.at`)},
  'until', ${moment(sql`c.until`)}, 'text', (select m.text from chat_message m where m.id = c.message_id),
  'appeal', coalesce((select p.state from chat_appeal p where p.action_id = c.id), 'none'))`;

/** Of an account's mutes that hold in a room at an instant, the one that lasts longest, as JSON. */
export const longestMute = (account: SQL, roomId: SQL, now: Date): SQL => sql`(
  select ${sanctionColumn} from chat_action c left join chat_room d on d.id = c.room_id
  where c.account_id = ${account} and c.kind = 'mute' and c.lifted_at is null
    and (c.until is null or c.until > ${instant(now)}) and (c.room_id is null or c.room_id = ${roomId})
  order by c.until desc nulls first, c.id desc limit 1)`;

/** Of an account's mutes that hold in all rooms, and so wherever people talk, the one that lasts longest. */
export async function findMute(
  db: Database | Tx,
  accountId: number,
  now: Date,
): Promise<OwnSanction | null> {
  const [found] = await rows(
    db,
    { mute: orNull(ownSanction) },
    sql`select ${longestMute(sql`${accountId}::int`, sql`null::int`, now)} as mute`,
  );
  return found!.mute;
}
