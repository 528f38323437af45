import type { ChatRule } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { bool, int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { lockRow } from '../../rooms/room-rows.ts';
import { roomTargetOf } from '../../rooms/room-target.ts';
import { chatRemoved } from '../notice-types.ts';
import { actorIn, requireBelow } from '../ranks.ts';
import type { Moderated } from '../tell.ts';
import { noteAction } from './actions.ts';
import { hideMessages } from './hide-messages.ts';

/**
 * Takes a message away: one's own, or as a moderator another's, who is told. Answers whom to tell of it; null where it
 * is gone already.
 */
export async function deleteMessage(
  tx: Tx,
  jobs: Jobs,
  { id, rule, uid, now }: { id: number; rule: ChatRule; uid: number; now: Date },
): Promise<Moderated | null> {
  const [found] = await rows(
    tx,
    { room: text, accountId: int, isGift: bool },
    sql`select r.name as room, m.account_id as "accountId", m.gift is not null as "isGift"
      from chat_message m join chat_room r on r.id = m.room_id where m.id = ${id}`,
  );
  if (!found || found.isGift) throw new CodedError('unknownMessage');
  const { accountId } = found;
  const room = found.room as RoomName;
  const place = roomTargetOf(room);
  const isOwn = accountId === uid;
  const by = isOwn ? null : await actorIn(tx, place, uid);
  if (by) await requireBelow(tx, place, { actor: by, uid: accountId });
  const { id: roomId } = await lockRow(tx, place);
  const which = sql`m.id = ${id}`;
  if (!by) {
    return { rooms: await hideMessages(tx, which, { by: 'author', actionId: null, now }) };
  }
  const [shown] = await rows(
    tx,
    { id: int },
    sql`select m.id from chat_message m where ${which} and m.hidden_v is null`,
  );
  if (!shown) return null;
  const action = { kind: 'delete', roomId, accountId, messageId: id, rule, by, now } as const;
  const actionId = await noteAction(tx, action);
  await hideMessages(tx, which, { by: by.role, actionId, now });
  const cause = `chat-action:${actionId}`;
  await notify(tx, jobs, accountId, { type: chatRemoved[rule], values: {}, cause, at: now });
  return { rooms: [room], person: { uid: accountId, room } };
}
