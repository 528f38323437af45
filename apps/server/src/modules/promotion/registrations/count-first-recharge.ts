import { sql } from 'drizzle-orm';
import type { RechargePaid } from '#modules/wallet/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { countedDay } from '../statistics/counted-day.ts';
import { findChannelOf } from '../visits/attribution.ts';

/** Counts a person's first recharge for the channel that their registration counts for, once for good. */
export async function countFirstRecharge(tx: Tx, { accountId, at }: RechargePaid): Promise<void> {
  const channel = await findChannelOf(tx, accountId);
  if (!channel) return;
  const day = countedDay(channel, new Date(at));
  await tx.execute(sql`
    update channel_registration set recharged_on = ${day}::date
    where account_id = ${accountId} and recharged_on is null`);
}
