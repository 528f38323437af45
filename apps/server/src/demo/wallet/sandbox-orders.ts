import { payMethod, paymentState } from '@xiongmao/api/wallet/shapes';
import { sql } from 'drizzle-orm';
import { int, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';

/** An order in the sandbox gateway's own books. */
const sandboxOrderRow = {
  orderNo: text,
  tradeNo: text,
  fen: int,
  state: paymentState,
  method: payMethod,
  subject: text,
};
export type SandboxOrder = RowOf<typeof sandboxOrderRow>;

const columns = sql`order_no as "orderNo", method, fen, subject, trade_no as "tradeNo", state`;

export async function findOrder(db: Database, orderNo: string): Promise<SandboxOrder | null> {
  const [found] = await rows(
    db,
    sandboxOrderRow,
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
  const [settled] = await rows(
    db,
    sandboxOrderRow,
    sql`update sandbox_order set state = ${state} where order_no = ${orderNo} and state = 'open'
      returning ${columns}`,
  );
  return settled ?? null;
}
