import { sql } from 'drizzle-orm';
import { instant } from '#platform/db/database.ts';
import type { RecordAudit } from '#platform/http/resources/resources.ts';

/** Keeps what a back office wrote, in the transaction that wrote it. What stands there stays. */
export const recordAudit: RecordAudit = async (tx, entry) => {
  const { principal, action, target, about, before, after, ip, userAgent, requestId, at } = entry;
  await tx.execute(sql`
    insert into audit_entry (at, account_id, roles, action, target, about, before, after, ip, user_agent,
      request_id)
    values (${instant(at)}, ${principal.uid},
      ${sql.param([...principal.roles])}::text[], ${action}, ${target}, ${sql.param([...new Set(about)])}::int[],
      ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb,
      ${ip}, ${userAgent.slice(0, 400)}, ${requestId})`);
};
