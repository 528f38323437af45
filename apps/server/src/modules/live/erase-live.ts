import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { cutStream } from './media/control-jobs.ts';

/** Of who leaves: key and room go, and with the key what was recorded; what they paid for stays in the ledger. */
export async function eraseLive(tx: Tx, accountId: number, { jobs, now }: Leaving): Promise<void> {
  await tx.execute(sql`update room_report set text = '' where account_id = ${accountId}`);
  await tx.execute(sql`delete from room where account_id = ${accountId}`);
  const gone = await rows(
    tx,
    { stream: text },
    sql`delete from stream_key where account_id = ${accountId} returning stream`,
  );
  await tx.execute(sql`
    update stream_session set state = 'ended', left_at = coalesce(left_at, ${instant(now)})
    where account_id = ${accountId} and state <> 'ended'`);
  for (const { stream } of gone) await jobs.send(tx, cutStream, { stream, reason: 'banned' });
}
