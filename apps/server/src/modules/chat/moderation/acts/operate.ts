import type { operateChatRoom } from '@xiongmao/api/chat/calls';
import { mostModerators } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { notify } from '#modules/users/index.ts';
import { affected, countRows, instant, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { isOpen } from '../../rooms/is-open.ts';
import { lockRow } from '../../rooms/room-rows.ts';
import { roomTargetOf } from '../../rooms/room-target.ts';
import { moderatorAppointed } from '../notice-types.ts';
import { type Actor, actorIn, ranks, requireBelow } from '../ranks.ts';
import { noteAction } from './actions.ts';
import { mute, unmute } from './mute.ts';

type Operation = z.output<NonNullable<(typeof operateChatRoom)['body']>>;

/** What a moderator does about a person. Answers the rooms that messages went from. */
export async function operate(
  tx: Tx,
  jobs: Jobs,
  operation: Operation,
  { uid, now }: { uid: number; now: Date },
): Promise<RoomName[]> {
  const { room, userId } = operation;
  const place = room === null ? null : roomTargetOf(room);
  if (place && (await isOpen(tx, place, now)) === null) throw new CodedError('unknownChatRoom');
  const by = await actorIn(tx, place, uid);
  await requireBelow(tx, place, { actor: by, uid: userId });
  switch (operation.operation) {
    case 'mute': {
      // One without an end is the staff's.
      if (operation.minutes === null && ranks[by.role] < ranks.support) {
        throw new CodedError('forbidden');
      }
      await requireSaid(tx, operation);
      return mute(tx, jobs, { ...operation, by, now });
    }
    case 'unmute':
      await unmute(tx, { userId, room, by, now });
      return [];
    case 'appoint':
    case 'dismiss':
      if (ranks[by.role] < ranks.anchor) throw new CodedError('forbidden');
      await appoint(tx, jobs, { room: operation.room, userId, by, now }, operation.operation);
      return [];
  }
}

/** Throws `unknownMessage` where what somebody is muted for is not theirs, or was said in another room. */
async function requireSaid(
  tx: Tx,
  { messageId, userId, room }: Extract<Operation, { operation: 'mute' }>,
): Promise<void> {
  if (messageId === undefined) return;
  const said = await affected(
    tx,
    sql`select from chat_message m join chat_room r on r.id = m.room_id
      where m.id = ${messageId} and m.account_id = ${userId} and m.gift is null
        and (${room}::text is null or r.name = ${room})`,
  );
  if (said === 0) throw new CodedError('unknownMessage');
}

/** Lets a person keep a room's peace, or no longer. */
async function appoint(
  tx: Tx,
  jobs: Jobs,
  { room, userId, by, now }: { room: RoomName; userId: number; by: Actor; now: Date },
  kind: 'appoint' | 'dismiss',
): Promise<void> {
  const place = roomTargetOf(room);
  const { id: roomId } = await lockRow(tx, place);
  if (kind === 'appoint') {
    const held = await countRows(
      tx,
      sql`chat_moderator where room_id = ${roomId} and account_id <> ${userId}`,
    );
    if (held >= mostModerators) throw new CodedError('tooManyModerators', { most: mostModerators });
  }
  const changed = await affected(
    tx,
    kind === 'appoint'
      ? sql`insert into chat_moderator (room_id, account_id, at) values (${roomId}, ${userId}, ${instant(now)})
          on conflict do nothing returning room_id`
      : sql`delete from chat_moderator where room_id = ${roomId} and account_id = ${userId} returning room_id`,
  );
  if (changed === 0) return;
  await noteAction(tx, { kind, roomId, accountId: userId, by, now });
  if (kind === 'appoint' && place.anchorId !== null) {
    const told = {
      type: moderatorAppointed,
      values: { uid: place.anchorId },
      cause: null,
      at: now,
    };
    await notify(tx, jobs, userId, told);
  }
}
