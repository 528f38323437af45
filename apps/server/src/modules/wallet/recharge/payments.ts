import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { payment } from '@xiongmao/api/wallet/shapes';
import { sql } from 'drizzle-orm';
import { int, type RowOf, text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';

const paymentRow = { ...payment.shape, accountId: int, orderNo: text };
export type PaymentRow = RowOf<typeof paymentRow>;

const columns = sql`id, account_id as "accountId", order_no as "orderNo", method, fen, gold, state,
  created_at as "createdAt", paid_at as "paidAt"`;

/** Begins a payment; of a key that came before, the one of then. */
export async function insertPayment(
  tx: Tx,
  given: Pick<PaymentRow, 'accountId' | 'method' | 'fen' | 'gold' | 'orderNo'> & {
    key: string;
    now: Date;
  },
): Promise<PaymentRow> {
  const { accountId, key, method, orderNo, fen, gold, now } = given;
  const [made] = await rows(
    tx,
    paymentRow,
    sql`insert into payment (account_id, key, method, order_no, fen, gold, created_at)
      values (${accountId}, ${key}, ${method}, ${orderNo}, ${fen}, ${gold},
        ${instant(now)})
      on conflict (account_id, key) do update set key = excluded.key
      returning ${columns}`,
  );
  return made!;
}

/** How many payments an account has begun since, and not paid. */
export async function countUnpaid(tx: Tx, accountId: number, since: Date): Promise<number> {
  const [found] = await rows(
    tx,
    { count: int },
    sql`select count(*) as count from payment where account_id = ${accountId}
      and created_at > ${instant(since)} and state <> 'paid'`,
  );
  return found!.count;
}

export async function findPayment(
  db: Database,
  which: { id: number; accountId: number } | { orderNo: string },
): Promise<PaymentRow | null> {
  const where =
    'orderNo' in which
      ? sql`order_no = ${which.orderNo}`
      : sql`id = ${which.id} and account_id = ${which.accountId}`;
  const [found] = await rows(db, paymentRow, sql`select ${columns} from payment where ${where}`);
  return found ?? null;
}

/**
 * Takes a payment as paid, also one that was given up; false when it was paid before. Of several at once
 * one gets it: the others wait for that one to commit.
 */
export async function markPaid(
  tx: Tx,
  id: number,
  { tradeNo, now }: { tradeNo: string; now: Date },
): Promise<boolean> {
  const taken = await affected(
    tx,
    sql`update payment set state = 'paid', trade_no = ${tradeNo},
        paid_at = ${instant(now)}
      where id = ${id} and state <> 'paid'`,
  );
  return taken > 0;
}

/** Gives an open payment up; false when it was not open. */
export async function markClosed(tx: Tx, id: number): Promise<boolean> {
  const taken = await affected(
    tx,
    sql`update payment set state = 'closed' where id = ${id} and state = 'open'`,
  );
  return taken > 0;
}

/**
 * Open payments that a gateway is to be asked about, each taken by one asker: after a minute, and then at
 * pauses of a quarter of its age, so that what nobody ever pays costs a few dozen questions.
 */
export async function takeUnasked(
  db: Database,
  given: { methods: readonly PayMethod[]; now: Date; most: number },
): Promise<PaymentRow[]> {
  const now = instant(given.now);
  return rows(
    db,
    paymentRow,
    sql`update payment set asked_at = ${now}
      where id in (select id from payment
        where state = 'open' and method = any(${sql.param([...given.methods])}::text[])
          and coalesce(asked_at, created_at)
            < ${now} - greatest(interval '1 minute', (${now} - created_at) / 4)
        order by coalesce(asked_at, created_at) limit ${given.most} for update skip locked)
      returning ${columns}`,
  );
}
