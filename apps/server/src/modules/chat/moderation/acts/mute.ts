import type { ChatRule } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { lockRow } from '../../rooms/room-rows.ts';
import { roomTargetOf } from '../../rooms/room-target.ts';
import { silence } from '../../saying/lock-speakers.ts';
import { chatMuted } from '../notice-types.ts';
import { type ActorRole, ranks } from '../ranks.ts';
import { noteAction } from './actions.ts';
import { hideMessages, ofLastDay } from './hide-messages.ts';

export interface Mute {
  userId: number;
  /** Null: in all rooms. */
  room: RoomName | null;
  rule: ChatRule;
  minutes: number | null;
  /** What it is for, where it is one message. */
  messageId?: number | undefined;
  reason?: string;
  /** Takes away what they said during the last day, too. */
  hide: boolean;
  by: { uid: number | null; role: ActorRole };
  now: Date;
}

/** Mutes a person, who is told why and until when. Answers the rooms that messages went from. */
export async function mute(tx: Tx, jobs: Jobs, given: Mute): Promise<RoomName[]> {
  const { userId, room, rule, minutes, messageId, reason, hide, by, now } = given;
  // What they are saying stands before it, or is refused after it.
  await silence(tx, userId);
  const roomId = room === null ? null : (await lockRow(tx, roomTargetOf(room))).id;
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
  const action = { kind: 'mute', roomId, accountId: userId, rule, by, until, now } as const;
  const actionId = await noteAction(tx, {
    ...action,
    ...(reason && { reason }),
    ...(messageId !== undefined && { messageId }),
  });
  const told = { type: chatMuted[rule], values: {}, cause: `chat-action:${actionId}`, at: now };
  await notify(tx, jobs, userId, told);
  if (!hide) return [];
  const here = roomId === null ? sql`true` : sql`m.room_id = ${roomId}`;
  const said = sql`${ofLastDay(userId, now)} and ${here}`;
  return hideMessages(tx, said, { by: by.role, actionId, now });
}

/**
 * Ends a person's mutes of a room, or those of all rooms, that were made by people no higher. Throws `cannotModerate`
 * where they stay muted there by someone who is.
 */
export async function unmute(
  tx: Tx,
  given: Pick<Mute, 'userId' | 'room' | 'now'> & { by: { uid: number; role: ActorRole } },
): Promise<void> {
  const { userId, room, by, now } = given;
  const roomId = room === null ? null : (await lockRow(tx, roomTargetOf(room))).id;
  const below = Object.entries(ranks).flatMap(([role, rank]) =>
    rank <= ranks[by.role] ? role : [],
  );
  const at = instant(now);
  const inForce = sql`kind = 'mute' and account_id = ${userId} and room_id is not distinct from ${roomId}
    and lifted_at is null and (until is null or until > ${at})`;
  const lifted = await affected(
    tx,
    sql`update chat_action set lifted_at = ${at}, lifted_by = ${by.uid}
      where ${inForce} and by_role = any(${sql.param(below)}::text[]) returning id`,
  );
  if ((await affected(tx, sql`select from chat_action where ${inForce}`)) > 0) {
    throw new CodedError('cannotModerate');
  }
  if (lifted > 0) await noteAction(tx, { kind: 'unmute', roomId, accountId: userId, by, now });
}
