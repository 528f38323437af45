import { randomBytes } from 'node:crypto';
import { commitmentOf, shuffleDeck } from '@xiongmao/api/mall/deck';
import type { Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { bool, int, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '../context.ts';
import { textIn } from '../own-texts.ts';
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
 * `unknownEdition`, `deckFixed`, `closesInPast`, `prizesShort` with the goods that are too few, in `locale`.
 */
export async function openEdition(
  tx: Tx,
  { sealing, clock }: Pick<MallContext, 'sealing' | 'clock'>,
  id: number,
  locale: Locale = 'zh_CN',
): Promise<string> {
  const now = clock.now();
  const { state, over } = await lockEdition(tx, id, now);
  if (state !== 'draft') throw new CodedError('deckFixed');
  if (over) throw new CodedError('closesInPast');
  const prizes = await rows(
    tx,
    { id: int, goodsId: int, count: int, name: text },
    sql`select p.id, p.goods_id as "goodsId", p.count, ${textIn(sql`g.names`, locale)} as name
      from blind_prize p join goods g on g.id = p.goods_id where p.edition_id = ${id} order by p.goods_id`,
  );
  const short: string[] = [];
  for (const { goodsId, count, name } of prizes) {
    const reserved = sql`update goods set reserved = reserved + ${count}
      where id = ${goodsId} and free >= ${count}`;
    if ((await affected(tx, reserved)) === 0) short.push(name);
  }
  if (short.length > 0) throw new CodedError('prizesShort', { goods: short.join(', ') });
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

/** Ends editions whose time is over; one that can't be ended leaves the others alone. */
export async function closeOverdue(
  context: Pick<MallContext, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const { db, log } = context;
  const over = await rows(
    db,
    { id: int },
    sql`select id from blind_box where state = 'open' and closes_at <= ${instant(context.clock.now())}`,
  );
  for (const { id } of over) {
    const closing = db.transaction(async (tx) => {
      const [open] = await rows(
        tx,
        { id: int },
        sql`select id from blind_box where id = ${id} and state = 'open' for no key update`,
      );
      if (open) await closeEdition(tx, context, { id, reason: null });
    });
    await closing.catch((error) => log.error({ err: error, edition: id }, 'a box was not closed'));
  }
}
