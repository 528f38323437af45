import type { ChatDelta } from '@xiongmao/api/chat/events';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, listOf } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { messageColumn, messagesRow, messageTables } from '../message-rows.ts';
import { ruleColumns, ruleRow, shownRules } from '../rooms/room-rows.ts';

/** Versions that are told at once; who is behind by more takes a snapshot. */
const most = 200;

const deltaRow = { v: int, ...ruleRow, changed: bool, messages: messagesRow, hidden: listOf(int) };

const messagesWhere = (which: SQL): SQL => sql`coalesce((
  select jsonb_agg(${messageColumn} order by m.v) from ${messageTables}
  where m.room_id = r.id and m.hidden_v is null and ${which}), '[]')`;

/** All that is new in a room since a version, in one delta; null where nothing is. */
export async function deltaSince(
  db: Database,
  room: RoomName,
  since: number,
  now: Date,
): Promise<ChatDelta | null> {
  const within = sql`> ${since} and r.v - ${since} <= ${most}`;
  const [found] = await preparedRows(
    db,
    'chat delta',
    deltaRow,
    sql`select r.v, ${ruleColumns}, r.rules_v > ${since} as changed,
        ${messagesWhere(sql`m.v ${within}`)} || ${messagesWhere(sql`m.shown_v ${within} and m.v <= ${since}`)} as messages,
        array(select m.id from chat_message m
          where m.room_id = r.id and m.hidden_v ${within}) as hidden
      from chat_room r where r.name = ${room} and r.v > ${since}`,
  );
  if (!found) return null;
  const { v, changed, messages, hidden, ...rules } = found;
  const delta: ChatDelta = { stream: `chat:${room}`, v, p: since };
  // Nobody holds the version before: everyone sees a gap.
  if (v - since > most) return { ...delta, p: v };
  if (messages.length > 0) delta.messages = messages;
  if (hidden.length > 0) delta.hidden = hidden;
  if (changed) delta.rules = shownRules(rules, now);
  return delta;
}
