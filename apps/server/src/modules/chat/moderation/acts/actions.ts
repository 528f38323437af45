import type { actionKinds, ChatRule } from '@xiongmao/api/chat/rules';
import type { RoomRules } from '@xiongmao/api/chat/shapes';
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
  /** Of rules: what they were, and what they are now. */
  changed?: { before: Partial<RoomRules>; after: Partial<RoomRules> };
  now: Date;
}

/** Keeps it for the audit, and for whom it concerns; answers its id. */
export async function noteAction(tx: Tx, action: Action): Promise<number> {
  const { kind, roomId, accountId, messageId, rule, reason, by, until, changed, now } = action;
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into chat_action (kind, room_id, account_id, message_id, rule, reason, by_role, by_id, at, until, before,
        after)
      values (${kind}, ${roomId}, ${accountId ?? null}, ${messageId ?? null}, ${rule ?? null}, ${reason || null},
        ${by.role}, ${by.uid}, ${instant(now)}, ${until ? instant(until) : null},
        ${changed ? JSON.stringify(changed.before) : null}::jsonb, ${changed ? JSON.stringify(changed.after) : null}::jsonb)
      returning id`,
  );
  return made!.id;
}
