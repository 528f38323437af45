import type { actionKinds, ChatRule } from '@xiongmao/api/chat/rules';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { ActorRole } from '../ranks.ts';

/** Something that was done in a room, or in all of them. */
export interface Action {
  kind: (typeof actionKinds)[number];
  roomId: number | null;
  accountId?: number;
  messageId?: number;
  rule?: ChatRule;
  reason?: string;
  by: { uid: number | null; role: ActorRole };
  until?: Date | null;
  now: Date;
}

/** Keeps it for the audit, and for whom it concerns; answers its id. */
export async function noteAction(tx: Tx, action: Action): Promise<number> {
  const { kind, roomId, accountId, messageId, rule, reason, by, until, now } = action;
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into chat_action (kind, room_id, account_id, message_id, rule, reason, by_role, by_id, at, until)
      values (${kind}, ${roomId}, ${accountId ?? null}, ${messageId ?? null}, ${rule ?? null}, ${reason || null},
        ${by.role}, ${by.uid}, ${instant(now)}, ${until ? instant(until) : null})
      returning id`,
  );
  return made!.id;
}
