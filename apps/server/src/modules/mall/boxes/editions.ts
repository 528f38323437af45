import { randomBytes } from 'node:crypto';
import { commitmentOf, shuffleDeck } from '@xiongmao/api/mall/deck';
import { sql } from 'drizzle-orm';
import { bool, int, text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '../context.ts';
import { sealSecrets } from './deck-keeper.ts';

async function lockEdition(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ state: string; over: boolean }> {
  const [found] = await rows(
    tx,
    { state: text, over: bool },
    sql`select state, coalesce(closes_at <= ${instant(now)}, false) as over
      from blind_box where id = ${id} for no key update`,
  );
  if (!found) throw new CodedError('unknownEdition');
  return found;
}

/**
 * Fixes the deck of a draft, publishes its commitment, and opens it; its prizes are reserved. Throws
 * `unknownEdition`, `deckFixed`, `editionClosed` where its time is over, `outOfStock`.
 */
export async function openEdition(
  tx: Tx,
  { sealing, clock }: Pick<MallContext, 'sealing' | 'clock'>,
  id: number,
): Promise<string> {
  const now = clock.now();
  const { state, over } = await lockEdition(tx, id, now);
  if (state !== 'draft') throw new CodedError('deckFixed');
  if (over) throw new CodedError('editionClosed');
  const prizes = await rows(
    tx,
    { id: int, goodsId: int, count: int },
    sql`select id, goods_id as "goodsId", count from blind_prize where edition_id = ${id} order by goods_id`,
  );
  for (const { goodsId, count } of prizes) {
    const reserved = sql`update goods set reserved = reserved + ${count}
      where id = ${goodsId} and free >= ${count}`;
    if ((await affected(tx, reserved)) === 0) throw new CodedError('outOfStock');
  }
  const serverSeed = randomBytes(32).toString('hex');
  const deck = await shuffleDeck(serverSeed, id, prizes);
  const commitment = await commitmentOf(serverSeed, id, deck);
  await tx.execute(sql`
    update blind_box set state = 'open', size = ${deck.length}, commitment = ${commitment},
      sealed = ${sealSecrets(sealing, id, { serverSeed, deck })}, opened_at = ${instant(now)}
    where id = ${id}`);
  return commitment;
}

/** Ends an edition early: draws stand, what is left is free. Throws `unknownEdition`, `editionClosed`. */
export async function closeEdition(
  tx: Tx,
  { clock }: Pick<MallContext, 'clock'>,
  { id, reason }: { id: number; reason: string | null },
): Promise<void> {
  const now = clock.now();
  if ((await lockEdition(tx, id, now)).state !== 'open') throw new CodedError('editionClosed');
  await tx.execute(sql`
    update goods g set reserved = g.reserved - p."left"
    from (select goods_id, "left" from blind_prize where edition_id = ${id} order by goods_id) p
    where g.id = p.goods_id`);
  await tx.execute(sql`
    update blind_box set state = 'closed', ended_at = ${instant(now)}, close_reason = ${reason}
    where id = ${id}`);
}

/** Ends editions whose time is over. */
export async function closeOverdue(
  db: Database,
  context: Pick<MallContext, 'clock'>,
): Promise<void> {
  const over = await rows(
    db,
    { id: int },
    sql`select id from blind_box where state = 'open' and closes_at <= ${instant(context.clock.now())}`,
  );
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [open] = await rows(
        tx,
        { id: int },
        sql`select id from blind_box where id = ${id} and state = 'open' for no key update`,
      );
      if (open) await closeEdition(tx, context, { id, reason: null });
    });
  }
}
