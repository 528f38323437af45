import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Cancels what nobody paid in time, goods by goods: whoever buys takes the lock of one alone, too. */
export async function expireOrders({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): Promise<number> {
  const at = instant(clock.now());
  const late = await rows(
    db,
    { id: int },
    sql`select distinct goods_id as id from goods_order where state = 'unpaid' and pay_before <= ${at}`,
  );
  let expired = 0;
  for (const { id } of late) {
    const [answer] = await rows(
      db,
      { count: int },
      sql`select expire_orders(${id}, ${at}) as count`,
    );
    expired += answer!.count;
  }
  return expired;
}
