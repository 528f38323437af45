import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** Of who leaves: what they said loses its words; what was done about it stays, as staff's work. */
export async function eraseChat(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`update chat_message set text = '' where account_id = ${accountId}`);
  await tx.execute(sql`delete from chat_moderator where account_id = ${accountId}`);
  await tx.execute(sql`update chat_appeal set text = '' where account_id = ${accountId}`);
  await tx.execute(sql`update chat_report set text = '' where reporter_id = ${accountId}`);
}
