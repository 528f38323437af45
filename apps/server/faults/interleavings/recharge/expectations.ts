import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import { type Expectation, told } from '../expectation.ts';
import type { Notes } from '../notes.ts';

async function recharges(db: Database, notes: Notes): Promise<Violation[]> {
  const payments = await rows<{ id: number; orderNo: string; gold: number | null }>(
    db,
    sql`select p.id, p.order_no as "orderNo", t.amount as gold from payment p
      left join transfer t on t.key = 'recharge:' || p.id`,
  );
  const lost: string[] = [];
  const free: string[] = [];
  for (const { id, orderNo, gold } of payments) {
    const good = notes.told.filter((each) => each.orderNo === orderNo && each.good);
    if (gold !== null && good.length === 0) free.push(`payment ${id}: ${gold} gold for nothing`);
    const isTaken = good.some(({ outcome }) => outcome.is === 'done' && outcome.value);
    if (gold === null && isTaken) lost.push(`payment ${id} was taken and not credited`);
  }
  const other = notes.recharges.filter(
    ({ fen, outcome }) => outcome.is === 'done' && fen !== 10_00,
  );
  return [
    ...told('gold is credited for what was paid, as much as was asked', free),
    ...told('what was acknowledged is there', lost),
    ...told(
      'a key is for one purchase',
      other.map(({ accountId }) => `${accountId}'s recharge`),
    ),
  ];
}

export const rechargeExpectations: readonly Expectation[] = [recharges];
