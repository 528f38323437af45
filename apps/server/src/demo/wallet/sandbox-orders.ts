import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import type { Trade } from '#modules/wallet/index.ts';
import { type Database, rows } from '#platform/db/database.ts';

/** An order in the sandbox gateway's own books. */
export interface SandboxOrder extends Trade {
  method: PayMethod;
  subject: string;
}

const columns = sql`order_no as "orderNo", method, fen, subject, trade_no as "tradeNo", state`;

export async function findOrder(db: Database, orderNo: string): Promise<SandboxOrder | null> {
  const [found] = await rows<SandboxOrder>(
    db,
    sql`select ${columns} from sandbox_order where order_no = ${orderNo}`,
  );
  return found ?? null;
}

/** Pays or closes an open order, once; null when it no longer is open. */
export async function settleOrder(
  db: Database,
  orderNo: string,
  state: 'paid' | 'closed',
): Promise<SandboxOrder | null> {
  const [settled] = await rows<SandboxOrder>(
    db,
    sql`update sandbox_order set state = ${state} where order_no = ${orderNo} and state = 'open'
      returning ${columns}`,
  );
  return settled ?? null;
}
