import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';
import { hideMessages } from './moderation/acts/hide-messages.ts';
import { silence } from './saying/lock-speakers.ts';

/**
 * Of who leaves: what they said is shown no more and loses its words, as do their appeals and reports; what was done
 * about it stays, as others' work.
 */
export async function eraseChat(tx: Tx, accountId: number, { now }: Leaving): Promise<void> {
  await silence(tx, accountId);
  // Before rooms are locked, as who decides takes them. What was done stays, and nothing of it is shown again.
  await tx.execute(sql`
    update chat_appeal set text = '', state = case when state = 'open' then 'upheld' else state end,
      decided_at = coalesce(decided_at, ${instant(now)})
    where account_id = ${accountId}`);
  await hideMessages(tx, sql`m.account_id = ${accountId}`, {
    by: 'automatic',
    actionId: null,
    now,
  });
  await tx.execute(sql`
    update chat_message set text = '' where account_id = ${accountId} and text <> ''`);
  await tx.execute(sql`delete from chat_moderator where account_id = ${accountId}`);
  await tx.execute(sql`update chat_report set text = '' where reporter_id = ${accountId}`);
}
