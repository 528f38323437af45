import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { affected, countRows, rows } from '#platform/db/database.ts';
import { recipientsOf } from '../addresses/recipients.ts';
import { secretsOf } from '../boxes/deck-keeper.ts';
import type { MallContext } from '../context.ts';
import { cardsOf } from '../goods/cards.ts';

interface Kept {
  table: string;
  /** What is sealed. */
  column: string;
  /** Whose it is, and how its purpose is called. */
  owner: string;
  purposeOf(owner: number): string;
}

/** All that the shop keeps sealed. */
export const kept = {
  addresses: {
    table: 'goods_address',
    column: 'sealed',
    owner: 'account_id',
    purposeOf: recipientsOf,
  },
  orders: {
    table: 'goods_order',
    column: 'recipient',
    owner: 'account_id',
    purposeOf: recipientsOf,
  },
  cards: { table: 'goods_card', column: 'sealed', owner: 'goods_id', purposeOf: cardsOf },
  boxes: { table: 'blind_box', column: 'sealed', owner: 'id', purposeOf: secretsOf },
} satisfies Record<string, Kept>;

const batch = 200;

/**
 * Seals again, by the key that seals now, what another one sealed: a batch beyond an id; answers its last, null at the
 * end. Each row is a transaction of its own, and written only where nobody changed it since: nothing waits for it.
 */
export async function reseal(
  { db, log, sealing }: Pick<MallContext, 'db' | 'log' | 'sealing'>,
  { table, column, owner, purposeOf }: Kept,
  after: number,
): Promise<number | null> {
  const [from, by] = [sql.raw(table), sql.raw(column)];
  const old = sql`${from} where split_part(${by}, '.', 1) <> ${sealing.keyId}`;
  const found = await rows(
    db,
    { id: int, owner: int, sealed: text },
    sql`select id, ${sql.raw(owner)} as owner, ${by} as sealed from ${old} and id > ${after} order by id limit ${batch}`,
  );
  let resealed = 0;
  for (const { id, owner, sealed } of found) {
    const purpose = purposeOf(owner);
    let again: string;
    try {
      again = sealing.seal(purpose, sealing.open(purpose, sealed));
    } catch (error) {
      log.error({ err: error, table, id }, 'what is sealed can’t be sealed again');
      continue;
    }
    resealed += await affected(
      db,
      sql`update ${from} set ${by} = ${again} where id = ${id} and ${by} = ${sealed}`,
    );
  }
  const isLast = found.length < batch;
  const left = isLast ? { left: await countRows(db, old) } : {};
  if (resealed > 0 || isLast) {
    log.info({ table, by: sealing.keyId, resealed, ...left }, 'sealed by the newest key');
  }
  return isLast ? null : found.at(-1)!.id;
}
