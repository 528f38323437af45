import { sql } from 'drizzle-orm';
import { makeDemoAccount } from '#modules/identity/index.ts';
import { holdGold, makeDemoRecharge } from '#modules/wallet/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';

const buyers = 14;
const month = 30 * 24 * 3_600_000;

/** Fans with gold that they recharged a month ago. */
export async function makeBuyers({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): Promise<number[]> {
  const at = new Date(clock.now().getTime() - month);
  const names = Array.from({ length: buyers }, (_, number) => `DemoFan${number + 1}`);
  return db.transaction(async (tx) => {
    const ids: number[] = [];
    for (const name of names) {
      const accountId = await makeDemoAccount(tx, { name, roles: ['user'], at });
      if (accountId === null) continue;
      ids.push(accountId);
      await makeDemoRecharge(tx, { accountId, at });
    }
    return ids;
  });
}

/** A purchase of a time that is over. */
export async function insertPurchase(
  tx: Tx,
  given: { planId: number; buyerId: number; price: number; at: Date },
): Promise<void> {
  const { planId, buyerId, price, at } = given;
  const key = `plan:${planId}:${buyerId}`;
  const reference = `plan:${planId}`;
  const holdId = await holdGold(tx, { key, ownerId: buyerId, amount: price, reference, at });
  await tx.execute(sql`
    insert into purchase (plan_id, buyer_id, price, key, hold_id, at)
    values (${planId}, ${buyerId}, ${price}, ${key}, ${holdId}, ${instant(at)})`);
}
