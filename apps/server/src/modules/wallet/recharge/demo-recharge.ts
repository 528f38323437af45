import { sql } from 'drizzle-orm';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { ledgerAccountOf, move, ownAccount } from '../ledger/ledger.ts';

/** A recharge of the demo, once for an account, as if a gateway had told of it then. */
export async function makeDemoRecharge(
  tx: Tx,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
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
  const to = await ledgerAccountOf(tx, 'user', accountId);
  const key = `recharge:${made.id}`;
  await move(tx, { key, kind: 'recharge', from, to, amount: made.gold, reference: key, at });
}
