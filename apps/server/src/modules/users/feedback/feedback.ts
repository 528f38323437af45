import { hostOf } from '@xiongmao/api/hosting/callers/network';
import { sql } from 'drizzle-orm';
import { countAttempt } from '#modules/identity/index.ts';
import { instant } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

const day = 86_400;

/** Keeps what someone says to the operator, within a day's limits of a host and an account. */
export async function sendFeedback(
  { db, clock }: ModuleContext,
  from: { accountId: number | null; ip: string },
  said: { kind: string; text: string; contact?: string | undefined },
): Promise<void> {
  const { accountId, ip } = from;
  const now = clock.now();
  const limits = [{ name: `feedback:host:${hostOf(ip)}`, most: 30, seconds: day }];
  if (accountId !== null) {
    limits.push({ name: `feedback:account:${accountId}`, most: 20, seconds: day });
  }
  if (!(await countAttempt(db, limits, now))) throw new CodedError('tooManyRequests');
  await db.execute(sql`
    insert into feedback (account_id, kind, text, contact, at)
    values (${accountId}, ${said.kind}, ${said.text}, ${said.contact ?? null},
      ${instant(now)})`);
}
