import { sql } from 'drizzle-orm';
import { accountOf, holdGold, move, ownAccount } from '#modules/wallet/index.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
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
      await tx.execute(sql`
        insert into account (username, created_at) values (${name}, ${instant(at)})
        on conflict do nothing`);
      const [account] = await rows<{ id: number }>(
        tx,
        sql`select id from account where username = ${name} and email is null and mobile is null`,
      );
      if (!account) continue;
      ids.push(account.id);
      await recharge(tx, account.id, at);
    }
    return ids;
  });
}

async function recharge(tx: Tx, accountId: number, at: Date): Promise<void> {
  const paidAt = instant(at);
  const [made] = await rows<{ id: number; gold: number }>(
    tx,
    sql`insert into payment (account_id, key, method, order_no, fen, gold, state, trade_no,
        created_at, paid_at)
      values (${accountId}, 'demo', 'alipay', ${`demo${accountId}`}, 100000, 11200, 'paid',
        ${`demo${accountId}`}, ${paidAt}, ${paidAt})
      on conflict (account_id, key) do nothing returning id, gold`,
  );
  if (!made) return;
  const from = await ownAccount(tx, 'recharge');
  const to = await accountOf(tx, 'user', accountId);
  const key = `recharge:${made.id}`;
  await move(tx, { key, kind: 'recharge', from, to, amount: made.gold, reference: key, at });
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
